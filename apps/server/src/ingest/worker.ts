import { parentPort as port, workerData } from 'node:worker_threads';
import { collectEarly } from './collectEarly.ts';
import { joinStore } from '../store/join.ts';
import type { StoreLink } from '../store/store.ts';
import { runImport } from './batch.ts';
import type { ImportEvent } from './importEvent.ts';
import type { ImportRequest } from './importRequest.ts';

/** The thread of one import: it reads, decodes, writes and computes, so that the thread that serves users is not slowed down. */
const { link, request } = workerData as { link: StoreLink; request: ImportRequest };
if (!port) throw new Error('The import runs only as a worker thread');
const tell = (event: ImportEvent): void => port?.postMessage(event);

collectEarly();
const store = await joinStore(link);
try {
  await runImport(store, request, tell);
} catch (error) {
  // The main thread, which lives on, reports what was changed.
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error), change: 'unknown' });
} finally {
  await store.close();
}
