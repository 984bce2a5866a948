import { Session } from 'node:inspector';
import type { Worker } from 'node:worker_threads';

/** Name of the engine thread's function that cancels its statement. */
export const CANCEL = 'routeglass.cancelStatement';

/**
 * Cancels a running statement in a worker's thread.
 *
 * While WebAssembly runs, its thread receives no messages, the engine's own timers do not fire, and its memory is not shared. But V8 runs an
 * inspector's requests between any two loop iterations, including WebAssembly's. The request sets the flag that PostgreSQL checks at its interruption
 * points. The inspector is attached only for that moment. Does nothing if Node.js was built without an inspector.
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
