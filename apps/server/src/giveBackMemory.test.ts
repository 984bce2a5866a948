import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

const module = new URL('giveBackMemory.ts', import.meta.url).href;

/** A thread that filled its heap with 100 MB, forgot it, and says how large the heap is at each message; it may look whether it rests every 20 ms. */
const forgetful = `
  import v8 from 'node:v8';
  import { parentPort } from 'node:worker_threads';
  import { giveBackMemory } from ${JSON.stringify(module)};
  let filled = Array.from({ length: 100 }, () => Array.from({ length: 130_000 }, (_, i) => i + 0.5));
  const size = () => v8.getHeapStatistics().total_heap_size;
  parentPort.postMessage(size());
  parentPort.on('message', (isOver) => (isOver ? parentPort.close() : parentPort.postMessage(size())));
  filled = null;
  giveBackMemory(20);
`;

describe('giveBackMemory', () => {
  it('gives back what a thread at rest has no more use for, and does not keep the thread alive', async () => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(forgetful)}`));
    const ended = once(worker, 'exit');
    const [full] = (await once(worker, 'message')) as [number];
    expect(full).toBeGreaterThan(100e6);
    const size = async (): Promise<number> => {
      worker.postMessage(false);
      const [now] = (await once(worker, 'message')) as [number];
      return now;
    };
    await expect.poll(size, { interval: 200, timeout: 20_000 }).toBeLessThan(40e6);
    worker.postMessage(true);
    expect(await ended).toEqual([0]);
  });
});
