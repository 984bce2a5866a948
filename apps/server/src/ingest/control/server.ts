import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ImportEvent } from '../importEvent.ts';
import { failureOf, type Importer } from '../importer.ts';
import { readRequest, writeLine } from './message.ts';
import { controlSocket, listenAt } from '../../store/localSocket.ts';

/**
 * Listens for imports asked for by `npm run ingest` beside a server that holds the data folder: only its own user can connect. The caller holds
 * the folder's lock, so that a socket found there is a leftover. The returned function stops listening.
 */
export async function listenForImports(dataDir: string, importer: Importer): Promise<() => Promise<void>> {
  const path = controlSocket(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that goes away stops its import; writing to it then is of no account.
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
  // It wants no more, but may wait for what came of it.
  for (const end of ['end', 'close']) socket.on(end, () => gone.abort());
  const lines = createInterface({ input: socket, crlfDelay: Infinity });
  // It passes on what happens to the socket, and an error that no one listens for ends the process.
  lines.on('error', () => {});
  // Who leaves without a word waits for none.
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
