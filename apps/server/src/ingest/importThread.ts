import { Worker } from 'node:worker_threads';
import type { Store } from '../store/store.ts';
import type { ImportReport, Listener } from './importEvent.ts';
import { ImportFailed } from './importFailed.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportOrder, ThreadMessage } from './worker.ts';

/** How long a thread waits for the next import, in ms: loading its code again takes half a second of processor time. */
const WAITS = 10_000;

/** The thread that waits for the next import. It does not keep the process alive. */
let waiting: { readonly worker: Worker; readonly forget: () => void } | null = null;

/**
 * Runs an import in the waiting thread or in a new one. Settles when the thread is free or has ended, so that the next import can take it. Aborting
 * `signal` ends the thread.
 */
export function importInThread(
  store: Store,
  request: ImportRequest,
  listener: Listener,
  signal: AbortSignal,
): Promise<ImportReport> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ImportFailed('The import was stopped before it started'));
    const link = store.share();
    const worker = takeThread();
    let stopped = false;
    let settle: (() => void) | null = null;
    const stop = () => {
      stopped = true;
      void worker.terminate();
    };
    const hear = (message: ThreadMessage) => {
      if (message.type === 'free') {
        // A stopped thread may have sent this before it ended: it must not wait for another import.
        if (stopped) return;
        leave();
        letWait(worker);
        return settle?.();
      }
      listener(message);
      if (message.type === 'done') settle = () => resolve(message.report);
      else if (message.type === 'failed') settle = () => reject(new ImportFailed(message.message));
    };
    const broke = (error: unknown) => {
      settle ??= () => reject(error);
    };
    const exited = () => {
      leave();
      if (settle) settle();
      else reject(new ImportFailed(stopped ? 'The import was stopped' : 'The import thread ended'));
    };
    const leave = () => {
      signal.removeEventListener('abort', stop);
      worker.off('message', hear).off('error', broke).off('exit', exited);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', hear).on('error', broke).on('exit', exited);
    const order: ImportOrder = { link, request };
    worker.postMessage(order, link.engine === 'pglite' ? [link.port] : []);
  });
}

function takeThread(): Worker {
  const worker = waiting?.worker ?? new Worker(new URL('./worker.ts', import.meta.url));
  waiting?.forget();
  worker.ref();
  return worker;
}

function letWait(worker: Worker): void {
  if (waiting) return void worker.terminate();
  const forget = () => {
    waiting = null;
    clearTimeout(end);
    worker.off('exit', forget).off('error', forget);
  };
  const end = setTimeout(() => {
    forget();
    void worker.terminate();
  }, WAITS).unref();
  worker.on('exit', forget).on('error', forget);
  worker.unref();
  waiting = { worker, forget };
}
