import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ImportReport, Listener } from '../importEvent.ts';
import { ImportFailed } from '../importFailed.ts';
import type { ImportRequest } from '../importRequest.ts';
import { readEvent, writeLine } from './message.ts';
import { controlSocket, reach } from '../../store/localSocket.ts';

/** Asks the running server of a data folder to import; undefined if none is listening. Paths must be absolute. */
export async function importThroughServer(
  dataDir: string,
  request: ImportRequest,
  listener: Listener,
  signal: AbortSignal,
): Promise<ImportReport | undefined> {
  const socket = await reach(controlSocket(dataDir));
  if (!socket) return undefined;
  // This asks the server to stop; it still reports the result.
  signal.addEventListener('abort', () => socket.end(), { once: true });
  socket.write(writeLine(request));
  if (signal.aborted) socket.end();
  for await (const line of linesOf(socket)) {
    const event = readEvent(line);
    if (event.type === 'failed') throw new ImportFailed(event.message, event.change);
    listener(event);
    if (event.type === 'done') return event.report;
  }
  throw new ImportFailed('The server stopped before the import finished', 'unknown');
}

/** A broken connection ends the lines, just like a closed one. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: socket, crlfDelay: Infinity });
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
  }
}
