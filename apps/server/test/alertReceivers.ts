import { createSocket } from 'node:dgram';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer as createTls } from 'node:tls';
import { localhostCertificate } from './localhostCertificate.ts';

/** A webhook call as it came. */
export interface ReceivedCall {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** Real receivers of alerts on this machine. */
export interface AlertReceivers {
  readonly webhook: string;
  /** Over UDP, TCP and TLS. */
  readonly syslog: readonly string[];
  /** The authority of the receiver over TLS. */
  readonly ca: string;
  /** What came, in its order. */
  readonly calls: readonly ReceivedCall[];
  readonly lines: readonly string[];
  /** Lets webhook calls fail with a status; null: no more. Calls that fail are not kept. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

export async function startReceivers(): Promise<AlertReceivers> {
  const calls: ReceivedCall[] = [];
  const lines: string[] = [];
  let failing: number | null = null;
  const web = createServer((request, response) => {
    // A sender that is killed in the middle resets its connection: what it sent does not count.
    text(request).then(
      (body) => {
        if (failing === null) calls.push({ ...signedBy(request), body });
        response.writeHead(failing ?? 204).end();
      },
      () => response.destroy(),
    );
  });
  const udp = createSocket('udp4');
  udp.on('message', (bytes) => lines.push(bytes.toString('utf8')));
  const take = (socket: Socket): void =>
    void text(socket).then(
      (all) => lines.push(...framesOf(all)),
      () => socket.destroy(),
    );
  const tcp = createTcp(take);
  const tls = createTls(localhostCertificate, take);
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  for (const server of [web, tcp, tls])
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
  return {
    webhook: `http://127.0.0.1:${portOf(web)}/hook`,
    syslog: [`udp://127.0.0.1:${portOf(udp)}`, `tcp://127.0.0.1:${portOf(tcp)}`, `tls://127.0.0.1:${portOf(tls)}`],
    ca: localhostCertificate.cert,
    calls,
    lines,
    fail: (status) => void (failing = status),
    async close() {
      udp.close();
      for (const server of [web, tcp, tls]) await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function signedBy({ headers }: IncomingMessage) {
  const textOf = (name: string): string => String(headers[name] ?? '');
  return {
    id: textOf('webhook-id'),
    timestamp: textOf('webhook-timestamp'),
    signature: textOf('webhook-signature'),
  };
}

/** Messages whose octets are counted (RFC 6587, section 3.4.1), those that are whole. */
function framesOf(all: string): string[] {
  const [, count = '0'] = /^(\d+) /.exec(all) ?? [];
  if (count === '0') return [];
  const from = count.length + 1;
  const end = from + Number(count);
  if (all.length < end) return [];
  return [all.slice(from, end), ...framesOf(all.slice(end))];
}
