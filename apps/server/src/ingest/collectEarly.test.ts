import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const module = new URL('collectEarly.ts', import.meta.url).href;

/** A thread that fills 100 MB of heap, releases it, and never rests. It reports the heap size at first, and after its garbage is collected. */
const wasteful = `
  import { setImmediate } from 'node:timers/promises';
  import v8 from 'node:v8';
  import { parentPort } from 'node:worker_threads';
  import { collectEarly } from ${JSON.stringify(module)};
  const size = () => v8.getHeapStatistics().used_heap_size;
  let filled = Array.from({ length: 100 }, () => Array.from({ length: 130_000 }, (_, i) => i + 0.5));
  const full = size();
  filled = null;
  collectEarly(50e6);
  while (size() > 50e6) await setImmediate();
  parentPort.postMessage({ full, left: size() });
`;

it('collects the garbage of a thread that is at work, and does not keep the thread alive', async () => {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(wasteful)}`));
  const ended = once(worker, 'exit');
  const [{ full, left }] = (await once(worker, 'message')) as [{ full: number; left: number }];
  expect(full).toBeGreaterThan(100e6);
  expect(left).toBeLessThan(50e6);
  expect(await ended).toEqual([0]);
});
