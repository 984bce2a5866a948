import { parentPort as port, workerData } from 'node:worker_threads';
import { joinStore } from '../../store/join.ts';
import type { StoreLink } from '../../store/store.ts';
import { PathTexts, type SharedPaths } from '../paths/pathTexts.ts';
import { type TaskInput, type TaskName, type TaskOutput, tasks } from './tasks.ts';
import type { TaskTools } from './taskTools.ts';

/** What the thread gets when it starts. */
export interface TaskOrder {
  readonly link: StoreLink;
  readonly paths: SharedPaths;
  readonly name: TaskName;
  readonly input: TaskInput<TaskName>;
}

/** What the thread sends back: progress, and once the result. */
export type TaskMessage = { readonly advanced: number } | { readonly output: TaskOutput<TaskName> };

/** The thread of one computation, beside the thread of the import. */
const { link, paths, name, input } = workerData as TaskOrder;
const send = (message: TaskMessage): void => port?.postMessage(message);
const store = await joinStore(link);
try {
  const run = tasks[name] as (tools: TaskTools, input: TaskInput<TaskName>) => Promise<TaskOutput<TaskName>>;
  const advance = (advanced: number): void => send({ advanced });
  send({ output: await run({ store, paths: new PathTexts(store, paths), advance }, input) });
} finally {
  await store.close();
}
