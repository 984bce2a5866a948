/** A job waiting in a line. */
export interface Waiting {
  /** Expected cost in milliseconds. */
  readonly cost: number;
  /** Skipped when its turn comes. */
  isDropped: boolean;
}

/** The jobs of one caller. */
export interface Line<Job extends Waiting> {
  readonly key: string;
  readonly jobs: Job[];
  /** Number of waiting jobs, and their expected milliseconds. */
  waiting: number;
  waitingCost: number;
  /** Number of running jobs. */
  running: number;
  /** How much of its share the line has used, in milliseconds of virtual time. */
  used: number;
}

/** Most idle lines that are remembered, because they may have used more than their share. */
const MOST_IDLE = 1_000;

/**
 * Lines that take turns by cost: the one that has used the engine least goes next (start-time fair queueing, Goyal, Vin and Cheng 1996). If there is
 * only one line, it gets everything.
 */
export class FairLines<Job extends Waiting> {
  readonly #lines = new Map<string, Line<Job>>();
  /** Lines with waiting jobs. */
  readonly #waiting = new Set<Line<Job>>();
  /** Virtual time: what a line that always has jobs would have been given by now. */
  #now = 0;
  count = 0;
  cost = 0;

  lineOf(key: string): Line<Job> {
    const known = this.#lines.get(key);
    if (known) return known;
    if (this.#lines.size > MOST_IDLE) this.#forgetIdle();
    const line: Line<Job> = { key, jobs: [], waiting: 0, waitingCost: 0, running: 0, used: this.#now };
    this.#lines.set(key, line);
    return line;
  }

  add(line: Line<Job>, job: Job): void {
    // Unused time while idle cannot be saved up.
    if (line.jobs.length === 0 && line.running === 0) line.used = Math.max(line.used, this.#now);
    line.jobs.push(job);
    this.#waiting.add(line);
    this.#count(line, 1, job.cost);
  }

  /** Removes a job that is no longer needed. */
  drop(line: Line<Job>, job: Job): void {
    if (job.isDropped) return;
    job.isDropped = true;
    this.#count(line, -1, -job.cost);
  }

  /** The next job to run, from a line with fewer than `most` running; undefined if there is none. */
  next(most: number): { readonly line: Line<Job>; readonly job: Job } | undefined {
    let first: Line<Job> | undefined;
    for (const line of this.#waiting) {
      while (line.jobs[0]?.isDropped) line.jobs.shift();
      if (line.jobs.length === 0) this.#waiting.delete(line);
      else if (line.running < most && (!first || line.used < first.used)) first = line;
    }
    const job = first?.jobs.shift();
    if (!first || !job) return undefined;
    this.#count(first, -1, -job.cost);
    this.#now = Math.max(this.#now, first.used);
    first.used += job.cost;
    first.running += 1;
    return { line: first, job };
  }

  /** Call after a job ran: the line is charged for the actual cost. */
  settle(line: Line<Job>, job: Job, milliseconds: number): void {
    line.running -= 1;
    line.used += milliseconds - job.cost;
  }

  #count(line: Line<Job>, count: number, cost: number): void {
    line.waiting += count;
    line.waitingCost += cost;
    this.count += count;
    this.cost += cost;
  }

  #forgetIdle(): void {
    for (const [key, line] of this.#lines) if (line.jobs.length === 0 && line.running === 0) this.#lines.delete(key);
  }
}
