import { localhostCertificate } from './localhostCertificate.ts';
import type { ReceivedLetter } from './mailServer.ts';
import { type ReceiverProcess, startReceiver } from './receivers/startReceiver.ts';
import type { ReceivedCall } from './receivers/webhook.ts';

/** Ways of an alert. */
export const ways = ['mail', 'webhook', 'udp', 'tcp', 'tls'] as const;
export type Way = (typeof ways)[number];

/** Receivers of alerts on this machine, each a process of its own. */
export interface AlertReceivers {
  /** Address of the mail server. */
  readonly smtp: string;
  readonly webhook: string;
  /** Over UDP, TCP and TLS. */
  readonly syslog: readonly string[];
  /** The authority of the receiver over TLS. */
  readonly ca: string;
  /** What came, in its order, as far as it is known here (`sync`). */
  readonly letters: readonly ReceivedLetter[];
  readonly calls: readonly ReceivedCall[];
  /** Of all three; `linesBy` has them one by one. */
  readonly lines: readonly string[];
  readonly linesBy: Readonly<Record<'udp' | 'tcp' | 'tls', readonly string[]>>;
  /** Resolves when all that has reached a receiver is known here. */
  sync(): Promise<void>;
  /** Lets webhook calls fail with a status; null: no more. Calls that fail are not kept. */
  fail(status: number | null): Promise<void>;
  /** Ends the process of a way, so that nothing listens there, and begins it again. */
  shut(way: Way): Promise<void>;
  open(way: Way): Promise<void>;
  close(): Promise<void>;
}

export async function startReceivers(): Promise<AlertReceivers> {
  const [mail, webhook, udp, tcp, tls] = await Promise.all([
    startReceiver<ReceivedLetter>('mail'),
    startReceiver<ReceivedCall>('webhook'),
    startReceiver<string>('udp'),
    startReceiver<string>('tcp'),
    startReceiver<string>('tls'),
  ]);
  const processes: Readonly<Record<Way, ReceiverProcess<unknown>>> = { mail, webhook, udp, tcp, tls };
  const all = Object.values(processes);
  const linesBy = { udp: udp.came, tcp: tcp.came, tls: tls.came };
  return {
    smtp: `smtp://127.0.0.1:${mail.port}`,
    webhook: `http://127.0.0.1:${webhook.port}/hook`,
    syslog: Object.entries({ udp, tcp, tls }).map(([way, { port }]) => `${way}://127.0.0.1:${port}`),
    ca: localhostCertificate.cert,
    letters: mail.came,
    calls: webhook.came,
    get lines() {
      return Object.values(linesBy).flat();
    },
    linesBy,
    async sync() {
      await Promise.all(all.map((each) => each.sync()));
    },
    fail: (status) => webhook.refuse(status),
    shut: (way) => processes[way].shut(),
    open: (way) => processes[way].open(),
    async close() {
      await Promise.all(all.map((each) => each.shut()));
    },
  };
}
