import type { AccountStore } from '../tables.ts';
import { type Job, putOff, releaseTaken, takeDue } from './queue.ts';

/** Does jobs of one kind and settles them itself, in the transaction that keeps what came of it. */
export type Doer = (job: Job) => Promise<void>;

/** Not now, through no fault of the job: it is tried again after `milliseconds`. */
export class Later extends Error {
  override readonly name = 'Later';
  readonly milliseconds: number;
  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

export interface Worker {
  /** Looks for work soon; for anyone who has just queued some. */
  nudge(): void;
  /** Does all that is due, for tests and the end of a command. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 2_000;
const AT_ONCE = 5;

/** Does the jobs of the queue as long as the server runs; those of a kind without a doer wait, as mail does until SMTP is set. */
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
    // The database is away or closing: what is queued stays.
    if (!isClosed) log(`Jobs are waiting: ${error instanceof Error ? error.message : String(error)}`);
  };
  const next = (): Promise<void> => (running = running.then(round).catch(complain));
  const plan = (): void => {
    timer = setTimeout(() => void next().then(() => isClosed || plan()), EVERY);
    timer.unref();
  };
  // The embedded database has one process at a time.
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
