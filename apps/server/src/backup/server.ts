import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backupSocket, listenAt } from '../store/localSocket.ts';
import type { Store } from '../store/store.ts';
import { type BackupSettings, backupOfStore } from './ownDatabase.ts';

/**
 * Sends a backup of the embedded database over each connection; only the server's own user can connect. The caller holds the folder's lock. The returned
 * function ends what is being sent and stops listening.
 */
export async function listenForBackups(store: Store, settings: BackupSettings): Promise<() => Promise<void>> {
  const sending = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    // Who goes away needs no backup.
    socket.on('error', () => {});
    sending.set(
      socket,
      send(socket, store, settings).finally(() => sending.delete(socket)),
    );
  });
  await listenAt(backupSocket(settings.dataDir), server);
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sending.keys()) socket.destroy();
    await Promise.all(sending.values());
    await closed;
  };
}

async function send(socket: Socket, store: Store, settings: BackupSettings): Promise<void> {
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  const say = (line: object): void => void (socket.writable && socket.write(`${JSON.stringify(line)}\n`));
  const pieces = backupOfStore(store, settings, (waiting) => say({ waiting }), gone.signal);
  try {
    await pipeline(Readable.from(pieces, { objectMode: true }), socket, { end: false });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    socket.end();
  }
}
