import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ImportEvent } from '../importEvent.ts';
import { failureOf } from '../importFailed.ts';
import type { Importer } from '../importer.ts';
import { readRequest, writeLine } from './message.ts';
import { controlSocket, listenAt } from '../../store/localSocket.ts';

/**
 * Listens for import requests from `npm run ingest` while this server holds the data folder. Only its own user can connect. The caller holds the
 * folder's lock, so an existing socket is a leftover. The returned function stops listening.
 */
export async function listenForImports(dataDir: string, importer: Importer): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that leaves stops its import, so a failed write to it does not matter.
    socket.on('error', () => {});
    serve(socket, importer);
  });
  await listenAt(path, server);
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

function serve(socket: Socket, importer: Importer): void {
  const tell = (event: ImportEvent): void => void (socket.writable && socket.write(writeLine(event)));
  const gone = new AbortController();
  // The client wants no more, but may still wait for the result.
  for (const end of ['end', 'close']) socket.on(end, () => gone.abort());
  const lines = createInterface({ input: socket, crlfDelay: Infinity });
  // The reader passes on errors of the socket, and an unhandled error would end the process.
  lines.on('error', () => {});
  // A client that closes without a request expects no reply.
  const leave = (): void => void socket.end();
  lines.once('close', leave);
  lines.once('line', (line) => {
    lines.off('close', leave);
    const request = readRequest(line);
    if (!request) {
      const message = 'The server did not understand the request; it may be another version';
      tell({ type: 'failed', message, change: 'none' });
      socket.end();
      return;
    }
    importer
      .run(request, (event) => event.type !== 'failed' && tell(event), gone.signal)
      .catch((error: unknown) => tell(failureOf(error)))
      .finally(() => socket.end());
  });
}
