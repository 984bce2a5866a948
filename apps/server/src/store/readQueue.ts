import { currentCaller } from './caller.ts';
import { FairLines, type Line, type Waiting } from './fairLines.ts';
import { CallerGone, StoreClosed, TooManyReads } from './refusedReads.ts';
import { createStatementCosts } from './statementCosts.ts';

export interface ReadLimits {
  /** Statements given to the engine at a time. */
  readonly atOnce: number;
  /** Of these, statements of one caller. */
  readonly atOnceEach: number;
  /** Milliseconds of expected work given to the engine at a time; one statement is always allowed. */
  readonly aheadMs: number;
  /** Milliseconds of expected work that may wait, per caller and in total. */
  readonly waitingMsEach: number;
  readonly waitingMs: number;
  /** Statements that may wait, per caller and in total. */
  readonly waitingEach: number;
  readonly waiting: number;
}

/** A statement's result and its cost. */
export interface Ran<T> {
  readonly answer: T;
  /** Milliseconds. */
  readonly took: number;
}

export interface QueueFacts {
  /** Number of statements. */
  readonly waiting: number;
  readonly running: number;
  /** Milliseconds of expected work waiting. */
  readonly waitingMs: number;
  /** Statements refused since the start. */
  readonly refused: number;
}

/** A queue of look-ups for an engine. */
export interface ReadQueue {
  facts(): QueueFacts;
  /**
   * Runs a statement when its caller's turn comes. Rejects with `CallerGone` if the caller left before that, and with `TooManyReads` if it may not
   * even wait.
   */
  run<T>(statement: string, work: () => Promise<Ran<T>>): Promise<T>;
  /** Lets running statements finish; waiting and new ones are refused with `StoreClosed`. */
  close(): void;
}

interface Job extends Waiting {
  readonly statement: string;
  isStarted: boolean;
  /** Returns its cost, whether it failed or not. */
  run(): Promise<number>;
}

/** The server's own work, which is limited elsewhere. */
const HOUSE = '';

/** A bounded queue in which callers take turns by the cost of their statements, so that nobody can block the others. */
export function createReadQueue(limits: ReadLimits): ReadQueue {
  const lines = new FairLines<Job>();
  const costs = createStatementCosts();
  let running = 0;
  let ahead = 0;
  let isClosed = false;
  let refused = 0;

  function startAll(): void {
    while (running < limits.atOnce) {
      if (running > 0 && ahead >= limits.aheadMs) return;
      const next = lines.next(limits.atOnceEach);
      if (!next) return;
      start(next.line, next.job);
    }
  }

  function start(line: Line<Job>, job: Job): void {
    running += 1;
    ahead += job.cost;
    const end = (took: number): void => {
      running -= 1;
      ahead -= job.cost;
      lines.settle(line, job, took);
      costs.learn(job.statement, took);
      startAll();
    };
    job.isStarted = true;
    job.run().then(end, () => end(job.cost));
  }

  function refuseBeyondBounds(line: Line<Job>): void {
    if (line.key === HOUSE) return;
    const isOverOwn = line.waitingCost >= limits.waitingMsEach || line.waiting >= limits.waitingEach;
    if (!isOverOwn && lines.count < limits.waiting && lines.cost < limits.waitingMs) return;
    refused += 1;
    if (isOverOwn)
      throw new TooManyReads('You have too many requests waiting for the database', secondsOf(line.waitingCost));
    throw new TooManyReads('The database is overloaded', secondsOf(lines.cost));
  }

  return {
    facts: () => ({ waiting: lines.count, running, waitingMs: lines.cost, refused }),
    async run<T>(statement: string, work: () => Promise<Ran<T>>): Promise<T> {
      const caller = currentCaller();
      if (isClosed) throw new StoreClosed();
      if (caller?.signal.aborted) throw new CallerGone();
      const line = lines.lineOf(caller?.key ?? HOUSE);
      refuseBeyondBounds(line);
      return new Promise<T>((resolve, reject) => {
        const leave = (): void => {
          lines.drop(line, job);
          reject(new CallerGone());
        };
        const job: Job = {
          statement,
          cost: costs.expected(statement),
          isDropped: false,
          isStarted: false,
          async run() {
            caller?.signal.removeEventListener('abort', leave);
            if (isClosed) {
              reject(new StoreClosed());
              return 0;
            }
            const begun = performance.now();
            try {
              const { answer, took } = await work();
              resolve(answer);
              return took;
            } catch (error) {
              reject(error);
              return performance.now() - begun;
            }
          },
        };
        lines.add(line, job);
        startAll();
        if (!job.isStarted) caller?.signal.addEventListener('abort', leave, { once: true });
      });
    },
    close() {
      isClosed = true;
    },
  };
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}
