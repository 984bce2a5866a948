import { performance } from 'node:perf_hooks';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether this thread rests, ms. */
const LOOK_EVERY = 10_000;
/** Share of that time at most that a resting thread was busy. */
const RESTING = 0.1;
/** Bytes of heap that it is worth a collection to give back. */
const WORTH = 16 * 1024 * 1024;

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/**
 * Gives memory back to the system once this thread rests after a burst of work, such as a start or an import. V8 itself shrinks its heap only while
 * the thread works, so an idle server would stay as large as its burst made it. The timer does not keep the process alive.
 */
export function giveBackMemory(lookEvery: number = LOOK_EVERY): void {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  // What is in use after a collection grows no further in rest: without a burst nothing is collected again.
  let held = 0;
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > RESTING || v8.getHeapStatistics().total_heap_size < held + WORTH) return;
    collect({ type: 'major', flavor: 'last-resort' });
    held = v8.getHeapStatistics().total_heap_size;
  }, lookEvery).unref();
}
