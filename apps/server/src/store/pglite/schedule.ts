import type { Job } from './message.ts';

/**
 * Decides which waiting job the one session takes next.
 *
 * While a transaction is open only its own jobs run. Otherwise readers go first, but after each bulk job only those readers that had come by then, and late
 * jobs go last, but after so many bulk jobs at most: all lanes always advance.
 */
export interface Schedule {
  add(job: Job): void;
  /** The job to run now, or undefined when none may run. */
  next(): Job | undefined;
  /** Whether late jobs may run, and no others wait. */
  hasOnlyLate(): boolean;
  /** Holds the session for the jobs of this lease; null gives it free. */
  hold(lease: number | null): void;
}

/** Bulk jobs that go before a late one. */
const BULK_BEFORE_LATE = 64;

export function createSchedule(): Schedule {
  const reads: Job[] = [];
  const bulk: Job[] = [];
  const late: Job[] = [];
  const leased: Job[] = [];
  const lanes = { read: reads, bulk, late };
  let lease: number | null = null;
  let readsBeforeBulk = 0;
  let bulkBeforeLate = BULK_BEFORE_LATE;

  function nextBulk(): Job | undefined {
    if (late.length === 0 || (bulk.length > 0 && bulkBeforeLate > 0)) {
      bulkBeforeLate -= 1;
      return bulk.shift();
    }
    bulkBeforeLate = BULK_BEFORE_LATE;
    return late.shift();
  }

  return {
    add(job) {
      if (job.lease !== null) leased.push(job);
      else lanes[job.lane].push(job);
    },
    next() {
      if (lease !== null) return leased.shift();
      if (bulk.length + late.length === 0 || readsBeforeBulk > 0) {
        const read = reads.shift();
        if (read) {
          readsBeforeBulk -= 1;
          return read;
        }
      }
      const job = nextBulk();
      readsBeforeBulk = reads.length;
      return job;
    },
    hasOnlyLate() {
      return lease === null && late.length > 0 && bulk.length + reads.length === 0;
    },
    hold(next) {
      lease = next;
    },
  };
}
