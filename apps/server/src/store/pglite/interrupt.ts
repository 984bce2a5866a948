import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';

/** Under this name the engine's thread has the function that cancels its statement. */
export const CANCEL = 'routeglass.cancelStatement';

/**
 * Has the thread of a worker cancel a statement in the middle of it.
 *
 * While WebAssembly runs no message reaches its thread, the engine's own timers do not fire and its memory is not shared. V8 runs what an inspector asks for
 * between any two turns of a loop, though, WebAssembly's included: it sets the flag that PostgreSQL looks at where it may be interrupted. The
 * inspector is attached for that moment alone. Does nothing where Node.js was built without one.
 */
export function cancelIn(worker: Worker, ticket: number): void {
  const session = new Session();
  try {
    session.connect();
  } catch {
    return;
  }
  const title = `[worker ${worker.threadId}]`;
  const expression = `globalThis[Symbol.for(${JSON.stringify(CANCEL)})]?.(${ticket})`;
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  const end = (): void => {
    session.post('NodeWorker.disable');
    session.disconnect();
  };
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    const { sessionId, workerInfo } = params;
    if (workerInfo.title.startsWith(title)) session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
  });
  session.on('NodeWorker.receivedMessageFromWorker', end);
  session.on('NodeWorker.detachedFromWorker', end);
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
}
