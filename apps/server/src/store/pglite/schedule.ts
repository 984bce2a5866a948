import type { Job } from './message.ts';

/**
 * Decides which waiting job the one session runs next.
 *
 * While a transaction is open, only its own jobs run. Otherwise readers go first, but after each bulk job only those readers that were waiting by
 * then. Late jobs go last, but at most a fixed number of bulk jobs go before one. So all lanes always make progress.
 */
export interface Schedule {
  add(job: Job): void;
  /** The job to run now; undefined if none may run. */
  next(): Job | undefined;
  /** Whether late jobs may run, and no others are waiting. */
  hasOnlyLate(): boolean;
  /** Reserves the session for the jobs of this lease; null frees it. */
  hold(lease: number | null): void;
}

/** Most bulk jobs that run before a late one. */
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
