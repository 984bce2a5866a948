import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A port before another one, which can be closed for a while: to who connects, the receiver behind it is gone. */
export interface Gate {
  readonly port: number;
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function startGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const listen = (port: number): Promise<Server> => {
    const made = createServer((client) => {
      const behind = connect({ host: '127.0.0.1', port: target });
      for (const [from, to] of [
        [client, behind],
        [behind, client],
      ] as const) {
        sockets.add(from);
        from.once('close', () => sockets.delete(from));
        from.on('error', () => to.destroy());
        from.pipe(to);
      }
    });
    return new Promise((resolve) => made.listen(port, '127.0.0.1', () => resolve(made)));
  };
  server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async shut() {
      const closing = server;
      server = null;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise((resolve) => void closing.close(resolve));
    },
    async open() {
      server ??= await listen(port);
    },
  };
}

/** The same for datagrams. */
export async function startDatagramGate(target: number): Promise<Gate> {
  const listen = (port: number): Promise<DatagramSocket> => {
    const made = createSocket('udp4');
    made.on('message', (bytes) => made.send(bytes, target, '127.0.0.1'));
    return new Promise((resolve) => made.bind(port, '127.0.0.1', () => resolve(made)));
  };
  let socket: DatagramSocket | null = await listen(0);
  const { port } = socket.address();
  return {
    port,
    async shut() {
      const closing = socket;
      socket = null;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
    async open() {
      socket ??= await listen(port);
    },
  };
}
