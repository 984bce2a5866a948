import type { Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A server on this machine that keeps what it gets, as one process has it. */
export interface Receiver {
  readonly port: number;
  /** Lets it refuse what comes with a status; null: no more. */
  refuse?(status: number | null): void;
  /** Resolves when nothing is half taken. */
  settled?(): Promise<unknown>;
}

/** Begins at a port, or at any for 0, and calls `hear` with what comes, before its sender hears of it. `setting`: what it says, as JSON. */
export type StartReceiver = (port: number, hear: (came: unknown) => void, setting: string) => Promise<Receiver>;

/** Lets a server listen on loopback, and gives its port. */
export async function listenAt(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
