import type { Job } from './message.ts';

/**
 * Decides which waiting job the one session takes next.
 *
 * While a transaction is open only its own jobs run. Otherwise readers go first, but after each bulk job only those readers that had come by then: both lanes always advance.
 */
export interface Schedule {
  add(job: Job): void;
  /** The job to run now, or undefined when none may run. */
  next(): Job | undefined;
  /** Holds the session for the jobs of this lease; null gives it free. */
  hold(lease: number | null): void;
}

export function createSchedule(): Schedule {
  const reads: Job[] = [];
  const bulk: Job[] = [];
  const leased: Job[] = [];
  let lease: number | null = null;
  let readsBeforeBulk = 0;

  return {
    add(job) {
      if (job.lease !== null) leased.push(job);
      else (job.lane === 'read' ? reads : bulk).push(job);
    },
    next() {
      if (lease !== null) return leased.shift();
      if (bulk.length === 0 || readsBeforeBulk > 0) {
        const read = reads.shift();
        if (read) {
          readsBeforeBulk -= 1;
          return read;
        }
      }
      const job = bulk.shift();
      readsBeforeBulk = reads.length;
      return job;
    },
    hold(next) {
      lease = next;
    },
  };
}
