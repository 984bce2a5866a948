import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { connect, isIPv6, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';
import { InnerAddress } from '../../../outside/guardedRequest.ts';
import { innerText, isInner } from '../../../outside/innerAddress.ts';
import { type AlertMessage, headline } from '../message.ts';
import type { AlertSettings } from '../settings.ts';
import { TEST_TITLE } from './text.ts';

const TIMEOUT = 10_000;
/** How long, ms, to wait for the report that nothing listens at a datagram's port. */
const REFUSED_WITHIN = 500;
/** RFC 5424, section 6.2.1: local0, and a severity. */
const LOCAL0 = 16;
const severities: Readonly<Record<string, number>> = { opened: 4, grown: 4, passed: 5, shrunk: 5, ended: 5 };
const INFORMATIONAL = 6;
/** Enterprise number of the structured data: the one reserved for documentation (RFC 5612). */
const ENTERPRISE = 32_473;
/** Largest message, in bytes, that receivers of datagrams should accept (RFC 5424, section 6.1). */
const LONGEST_DATAGRAM = 2048;

/** One message of RFC 5424. `id` is the same for all tries; `message` is null for a test; `now` in ms since 1970. */
export function syslogLine(id: string, message: AlertMessage | null, now: number, host = hostname()): string {
  const severity = message ? (severities[message.change] ?? INFORMATIONAL) : INFORMATIONAL;
  const head = `<${LOCAL0 * 8 + severity}>1 ${new Date(now).toISOString()} ${headerText(host)} routeglass - alert`;
  if (!message) return `${head} [alert@${ENTERPRISE} id="${id}"] ${TEST_TITLE}`;
  const { alert, asn, kind, change, prefix, other } = message;
  const values = { id, alert, asn: `AS${asn}`, kind, change, prefix, other: other === null ? null : `AS${other}` };
  const data = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}="${escaped(value)}"`],
  );
  return `${head} [alert@${ENTERPRISE} ${data.join(' ')}] ${headline(message)}`;
}

const headerText = (text: string): string => text.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 255) || '-';
const escaped = (text: string): string => text.replaceAll(/["\\\]]/g, String.raw`\$&`);

/** Sends one message to `udp://`, `tcp://` (with octet counting, RFC 6587) or `tls://` (RFC 5425). Throws if it cannot be sent. */
export async function sendSyslog(target: string, line: string, { mayBeInner, ca }: AlertSettings): Promise<void> {
  const url = new URL(target);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const port = Number(url.port);
  // Connects to the very address that was checked.
  const { address } = await lookup(host);
  if (isInner(address) && !mayBeInner(address)) throw new InnerAddress(innerText(url.host));
  const bytes = Buffer.from(line, 'utf8');
  if (url.protocol === 'udp:') return sendDatagram(bytes.subarray(0, LONGEST_DATAGRAM), address, port);
  const framed = Buffer.concat([Buffer.from(`${bytes.length} `), bytes]);
  return write(framed, url.host, () =>
    url.protocol === 'tls:'
      ? connectTls({
          host: address,
          port,
          servername: /^[\d.:]+$/.test(host) ? '' : host,
          ...(ca !== undefined && { ca }),
        })
      : connect({ host: address, port }),
  );
}

/** Datagrams get no answer, but a host with nothing listening refuses them. Only a connected socket receives this error, so wait briefly for it. */
function sendDatagram(bytes: Buffer, address: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
    let waiting: NodeJS.Timeout | undefined;
    const end = (error: Error | null): void => {
      clearTimeout(waiting);
      socket.close();
      if (error) reject(error);
      else resolve();
    };
    socket.once('error', end);
    socket.once('connect', () =>
      socket.send(bytes, (error) => {
        if (!error) waiting = setTimeout(end, REFUSED_WITHIN, null);
      }),
    );
    socket.connect(port, address);
  });
}

/** Writes all bytes and closes. Resolves when the other end has closed or received them. */
function write(bytes: Buffer, name: string, open: () => Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = open();
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error(`${name} did not answer within ${TIMEOUT / 1000} s`)));
    socket.once('error', reject);
    socket.once('close', (hadError) => hadError || resolve());
    const ready = 'encrypted' in socket ? 'secureConnect' : 'connect';
    socket.once(ready, () => {
      // Input from the receiver is ignored, but must be read to notice the end.
      socket.resume();
      socket.end(bytes);
    });
  });
}
