import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ImportReport, Listener } from '../importEvent.ts';
import { ImportFailed } from '../importer.ts';
import type { ImportRequest } from '../importRequest.ts';
import { readEvent, writeLine } from './message.ts';
import { controlSocket } from './socketPath.ts';

/** Asks the running server of a data folder to import; undefined when none listens there. Paths must be absolute. */
export async function importThroughServer(
  dataDir: string,
  request: ImportRequest,
  listener: Listener,
  signal: AbortSignal,
): Promise<ImportReport | undefined> {
  const socket = await reach(controlSocket(dataDir));
  if (!socket) return undefined;
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  socket.write(writeLine(request));
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const event = readEvent(line);
    if (event.type === 'failed') throw new ImportFailed(event.message);
    listener(event);
    if (event.type === 'done') return event.report;
  }
  throw new ImportFailed(signal.aborted ? 'The import was stopped' : 'The server ended before the import did');
}

function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}
