import { createSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import { localhostCertificate } from '../localhostCertificate.ts';
import { listenAt, type StartReceiver } from './receiver.ts';

/** Takes syslog over UDP. */
export const startUdp: StartReceiver = async (port, hear) => {
  const socket = createSocket('udp4');
  socket.on('message', (bytes) => hear(bytes.toString('utf8')));
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return { port: socket.address().port };
};

/** Takes syslog over TCP. */
export const startTcp: StartReceiver = (port, hear) => takeFrames(createServer, port, hear);

/** The same over TLS. */
export const startTls: StartReceiver = (port, hear) =>
  takeFrames((take) => createTlsServer(localhostCertificate, take), port, hear);

async function takeFrames(
  create: (take: (socket: Socket) => void) => ReturnType<typeof createServer>,
  port: number,
  hear: (line: string) => void,
) {
  const taking = new Set<Promise<void>>();
  const server = create((socket) => {
    const taken = text(socket)
      .then(
        (all) => framesOf(all).forEach(hear),
        () => void socket.destroy(),
      )
      .finally(() => taking.delete(taken));
    taking.add(taken);
  });
  return { port: await listenAt(server, port), settled: () => Promise.all(taking) };
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
