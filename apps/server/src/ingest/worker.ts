import { parentPort as port } from 'node:worker_threads';
import { collectEarly } from './collectEarly.ts';
import { joinStore } from '../store/join.ts';
import type { StoreLink } from '../store/store.ts';
import { runImport } from './batch.ts';
import type { ImportEvent } from './importEvent.ts';
import type { ImportRequest } from './importRequest.ts';

/** What the thread gets for each import. */
export interface ImportOrder {
  readonly link: StoreLink;
  readonly request: ImportRequest;
}

/** What the thread sends: events of its import, and at the end that it can take the next one. */
export type ThreadMessage = ImportEvent | { readonly type: 'free' };

/** Bytes of memory from which the thread ends after its import, instead of keeping them until the next one. */
const MUCH = 128 * 1024 * 1024;

/** The thread of imports: it reads, decodes, writes and computes, so that the thread that serves users is not slowed down. */
if (!port) throw new Error('Imports run only in a worker thread');
const tell = (message: ThreadMessage): void => port?.postMessage(message);

collectEarly();
port.on('message', (order: ImportOrder) => void take(order));

async function take(order: ImportOrder): Promise<void> {
  await run(order);
  const { heapTotal, external } = process.memoryUsage();
  if (heapTotal + external < MUCH) tell({ type: 'free' });
  else port?.close();
}

async function run({ link, request }: ImportOrder): Promise<void> {
  const store = await joinStore(link);
  try {
    await runImport(store, request, tell);
  } catch (error) {
    // The main thread, which lives on, reports what was changed.
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error), change: 'unknown' });
  } finally {
    await store.close();
  }
}
