import { availableParallelism } from 'node:os';
import { type TransferListItem, Worker } from 'node:worker_threads';
import { readAhead } from '../../store/readAhead.ts';
import type { Workshop } from '../workshop.ts';
import { type TaskInput, type TaskName, type TaskOutput, tasks } from './tasks.ts';
import type { TaskMessage, TaskOrder } from './taskThread.ts';
import type { TaskTools } from './taskTools.ts';

/** Fewer paths than this are worked on in less time than a thread needs to start. */
const WORTH_A_THREAD = 50_000;

/** Whether a task about so many paths runs in its own thread: only beside another processor. */
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
 * Begins a task in its own thread and returns the function that waits for it, which may be called later: progress until then is told at once. The
 * import does not end before the task does.
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

/** Runs a task in this thread. */
export function runHere<N extends TaskName>(tools: TaskTools, name: N, input: TaskInput<N>): Promise<TaskOutput<N>> {
  return (tasks[name] as (tools: TaskTools, input: TaskInput<N>) => Promise<TaskOutput<N>>)(tools, input);
}
