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

/** Runs an import in the waiting thread or in a new one. Aborting `signal` ends the thread. */
export function importInThread(
  store: Store,
  request: ImportRequest,
  listener: Listener,
  signal: AbortSignal,
): Promise<ImportReport> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ImportFailed('The import was stopped before it started'));
    const worker = takeThread();
    let end = 'The import thread ended';
    const stop = () => {
      end = 'The import was stopped';
      void worker.terminate();
    };
    const hear = (message: ThreadMessage) => {
      if (message.type === 'free') {
        leave();
        return letWait(worker);
      }
      listener(message);
      if (message.type === 'done') resolve(message.report);
      else if (message.type === 'failed') reject(new ImportFailed(message.message));
    };
    const exited = () => {
      leave();
      reject(new ImportFailed(end));
    };
    const leave = () => {
      signal.removeEventListener('abort', stop);
      worker.off('message', hear).off('error', reject).off('exit', exited);
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', hear).on('error', reject).on('exit', exited);
    const link = store.share();
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
