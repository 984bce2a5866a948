import { availableParallelism } from 'node:os';
import { type TransferListItem, Worker } from 'node:worker_threads';
import { readAhead } from '../../store/readAhead.ts';
import type { Workshop } from '../workshop.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';
import type { TaskMessage, TaskOrder } from './taskThread.ts';
import type { TaskTools } from './taskTools.ts';

/** With fewer paths, a task takes less time than a thread needs to start. */
const WORTH_A_THREAD = 50_000;

/** Whether a task over this many paths gets its own thread: only if there is a second core. */
export const isWorthThread = (paths: number): boolean => paths >= WORTH_A_THREAD && availableParallelism() > 1;

/**
 * Runs a task in its own thread, which reads and writes the store on its own. Rejects if the task fails or its thread ends early.
 *
 * @param given parts of the input that are handed over instead of copied; the caller must not use them any more.
 */
export function runInThread<N extends TaskName>(
  { store, paths, advance }: TaskTools,
  name: N,
  input: TaskInput<N>,
  given: readonly TransferListItem[] = [],
): Promise<TaskOutput<N>> {
  return new Promise((resolve, reject) => {
    const link = store.share();
    const order: TaskOrder = { link, paths: paths.share(), name, input };
    const worker = new Worker(new URL('./taskThread.ts', import.meta.url), {
      workerData: order,
      transferList: [...given, ...(link.engine === 'pglite' ? [link.port] : [])],
    });
    worker.on('message', (message: TaskMessage) => {
      if ('advanced' in message) advance(message.advanced);
      else resolve(message.output as TaskOutput<N>);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`The thread of the ${name} ended early`)));
  });
}

/**
 * Starts a task in its own thread and returns the function that waits for it. The function may be called later: it first reports the progress made
 * until then. The import does not end before the task does.
 */
export function beginInThread<N extends TaskName>(
  { store, paths, later }: Pick<Workshop, 'store' | 'paths' | 'later'>,
  ...[name, input, given]: [name: N, input: TaskInput<N>, given?: readonly TransferListItem[]]
): (advance: TaskTools['advance']) => Promise<TaskOutput<N>> {
  let told = 0;
  let tell: TaskTools['advance'] = (more) => void (told += more);
  const output = readAhead(runInThread({ store, paths, advance: (more) => tell(more) }, name, input, given));
  later(async () => void (await output));
  return (advance) => {
    advance(told);
    tell = advance;
    return output;
  };
}
