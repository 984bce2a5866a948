import type { Worker } from 'node:worker_threads';
import { READ_TIME_LIMIT } from '../timeLimit.ts';
import { readStatement } from './currentStatement.ts';
import { cancelIn } from './interrupt.ts';

const LOOK_EVERY = 250;
/** A cancelled statement ends at once. If it has not ended after this time, it never will, and the engine is stopped. */
const GRACE = 10_000;

/** Enforces the time limit of an engine's look-ups; `limit` in milliseconds. `giveUp` stops an engine that cannot be interrupted. */
export function watchStatements(
  worker: Worker,
  shared: SharedArrayBuffer,
  giveUp: () => void,
  limit = READ_TIME_LIMIT,
): { stop(): void } {
  let cancelled = 0;
  const look = (): void => {
    const running = readStatement(shared);
    if (!running?.isLimited || running.age < limit) return;
    if (running.age > limit + GRACE) return giveUp();
    if (running.ticket === cancelled) return;
    cancelled = running.ticket;
    cancelIn(worker, running.ticket);
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
