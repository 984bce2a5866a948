import { dropLeftovers, hasPublishedSince, newestGeneration } from '../store/generation.ts';
import { retireOldUpdates } from '../store/retention.ts';
import type { Store } from '../store/store.ts';
import type { ImportChange, ImportReport, Listener } from './importEvent.ts';
import { ImportFailed } from './importFailed.ts';
import { importOnce } from './importLock.ts';
import type { ImportRequest } from './importRequest.ts';
import { importInThread } from './importThread.ts';

/** The largest possible generation id. */
const LATEST = 2 ** 31 - 1;

/** Runs imports, one at a time, in a thread of their own. */
export interface Importer {
  /** Resolves with the report when all is published; rejects with `ImportFailed`, which says what was changed. */
  run(request: ImportRequest, listener?: Listener, signal?: AbortSignal): Promise<ImportReport>;
  /** Ends the running import and lets no other one start. */
  close(): Promise<void>;
}

/** `retentionDays`: days of updates to keep (`retireOldUpdates`); 0 keeps all. */
export function createImporter(store: Store, retentionDays = 0): Importer {
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  const closing = new AbortController();

  async function turn(request: ImportRequest, listener: Listener, signal: AbortSignal): Promise<ImportReport> {
    const unlock = await importOnce(
      store,
      () => {
        listener({
          type: 'waiting',
          message: 'Waiting for another process that is importing into this database',
        });
      },
      signal,
    );
    let mayBeLive = false;
    const hear: Listener = (event) => {
      mayBeLive ||= event.type === 'publishing';
      listener(event);
    };
    let newest = LATEST;
    try {
      // An import that lost its database may have left something behind.
      await dropLeftovers(store);
      newest = await newestGeneration(store);
      const report = await importInThread(store, request, hear, signal);
      // The import is done in any case; old updates that cannot be removed now are removed after the next import.
      await retireOldUpdates(store, retentionDays).catch(() => {});
      await store.secure().catch(() => {});
      return report;
    } catch (error) {
      // A stopped thread had no time to clean up. If the database is unreachable, the next import does it.
      await dropLeftovers(store).catch(() => {});
      const message = error instanceof Error ? error.message : String(error);
      // A stopped thread may not have reported everything it did.
      const unsaid = mayBeLive || signal.aborted ? 'unknown' : 'none';
      const change = hasPublishedSince(store, newest).then((has): ImportChange => (has ? 'published' : 'none'));
      throw new ImportFailed(message, await change.catch(() => unsaid));
    } finally {
      store.publications.tell();
      await unlock();
    }
  }
  return {
    run(request, listener = () => {}, signal) {
      if (running > 0) listener({ type: 'waiting', message: 'Waiting for another import to finish' });
      running += 1;
      const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const result = last.then(() => turn(request, listener, either)).finally(() => (running -= 1));
      last = result.catch(() => {});
      return result;
    },
    async close() {
      closing.abort();
      await last;
    },
  };
}
