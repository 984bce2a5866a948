import type { AccountStore } from '../tables.ts';
import { type Job, putOff, releaseTaken, takeDue } from './queue.ts';

/** Does jobs of one kind, and marks each as done in the transaction that stores its result. */
export type Doer = (job: Job) => Promise<void>;

/** Thrown to postpone a job without counting a failure: it is tried again after `milliseconds`. */
export class Later extends Error {
  override readonly name = 'Later';
  readonly milliseconds: number;
  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

export interface Worker {
  /** Looks for work soon. To be called after queuing a job. */
  nudge(): void;
  /** Does all due jobs, for tests and the end of a command. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 2_000;
const AT_ONCE = 5;

/** Does the jobs of the queue while the server runs. Jobs without a doer wait, such as mail until SMTP is configured. */
export function createWorker(
  store: AccountStore,
  doers: Readonly<Record<string, Doer>>,
  clock: () => number,
  log: (line: string) => void,
): Worker {
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const doOne = async (job: Job): Promise<void> => {
    try {
      await doers[job.kind]?.(job);
    } catch (error) {
      if (isClosed) return;
      const message = error instanceof Error ? error.message : String(error);
      const later = error instanceof Later ? error.milliseconds : undefined;
      const isDead = await store.write((queries) => putOff(queries, job, message, clock(), later));
      if (isDead) log(`Job ${job.kind} failed for good: ${message}`);
    }
  };
  const round = async (): Promise<void> => {
    for (;;) {
      const jobs = isClosed ? [] : await takeDue(store, Object.keys(doers), AT_ONCE, clock());
      if (jobs.length === 0) return;
      await Promise.all(jobs.map(doOne));
    }
  };
  const complain = (error: unknown): void => {
    // The database is unavailable or closing; jobs stay queued.
    if (!isClosed) log(`Jobs are waiting: ${error instanceof Error ? error.message : String(error)}`);
  };
  const next = (): Promise<void> => (running = running.then(round).catch(complain));
  const plan = (): void => {
    timer = setTimeout(() => void next().then(() => isClosed || plan()), EVERY);
    timer.unref();
  };
  // The embedded database has only one process at a time.
  if (store.engine === 'pglite') running = releaseTaken(store, clock()).catch(complain);
  plan();
  return {
    nudge: () => void next(),
    drain: next,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
