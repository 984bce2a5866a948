import type { GraphLayout, LayoutGraph } from '@routeglass/domain/route-graph';
import { layoutBest, layoutFirst } from '@routeglass/domain/route-graph';
import { describe, expect, it, vi } from 'vitest';
import { startsFor, type LayoutAnswer, type LayoutQuestion } from './layoutMessages.ts';
import { createLayoutRequests, type LayoutWorker } from './layoutRequests.ts';

const chain: LayoutGraph = { nodeCount: 3, root: 0, edges: Uint32Array.of(1, 0, 2, 1) };

/** Forty nodes with many crossing links. */
function tangle(): LayoutGraph {
  const links = Array.from({ length: 39 }, (_, i) => [
    [i + 1, (i * 7) % (i + 1)],
    [i + 1, (i * 13 + 5) % (i + 1)],
  ]);
  return { nodeCount: 40, root: 0, edges: Uint32Array.from(links.flat(2)) };
}

function fakeWorker() {
  const asked: LayoutQuestion[] = [];
  const listeners: { message?: (event: { data: LayoutAnswer }) => void; error?: () => void } = {};
  const worker = {
    postMessage: (question: LayoutQuestion) => void asked.push(question),
    addEventListener: (type: 'message' | 'error', listener: never) => void (listeners[type] = listener),
    terminate: vi.fn(),
  } as unknown as LayoutWorker;
  const answer = (id: number, done: boolean, better = true) =>
    listeners.message?.({ data: { id, done, layout: better ? layoutFirst(chain) : null } });
  return { worker, asked, answer, fail: () => listeners.error?.() };
}

describe('createLayoutRequests', () => {
  it('hands on the first layout and the better one', () => {
    const { worker, asked, answer } = fakeWorker();
    const onLayout = vi.fn();
    createLayoutRequests(() => worker).ask(chain, onLayout);
    answer(asked[0]!.id, false);
    answer(asked[0]!.id, true);
    expect(onLayout).toHaveBeenCalledTimes(2);
  });

  it('is silent where the first layout was the best', () => {
    const { worker, asked, answer } = fakeWorker();
    const onLayout = vi.fn();
    createLayoutRequests(() => worker).ask(chain, onLayout);
    answer(asked[0]!.id, false);
    answer(asked[0]!.id, true, false);
    expect(onLayout).toHaveBeenCalledOnce();
  });

  it('keeps the worker for the next graph when it is idle', () => {
    const { worker, asked, answer } = fakeWorker();
    const create = vi.fn(() => worker);
    const requests = createLayoutRequests(create);
    requests.ask(chain, () => undefined);
    answer(asked[0]!.id, true);
    requests.ask(chain, () => undefined);
    expect(create).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(2);
  });

  it('ends a busy worker when a newer graph comes, and hears nothing of the old one', () => {
    const workers = [fakeWorker(), fakeWorker()];
    let made = 0;
    const requests = createLayoutRequests(() => workers[made++]!.worker);
    const [old, fresh] = [vi.fn(), vi.fn()];
    requests.ask(chain, old);
    requests.ask(chain, fresh);
    expect(workers[0]!.worker.terminate).toHaveBeenCalledOnce();
    workers[0]!.answer(workers[0]!.asked[0]!.id, false);
    workers[1]!.answer(workers[1]!.asked[0]!.id, true);
    expect(old).not.toHaveBeenCalled();
    expect(fresh).toHaveBeenCalledOnce();
  });

  it.each([
    ['without workers', () => createLayoutRequests(() => null)],
    [
      'when the worker fails',
      () => {
        const { worker, fail } = fakeWorker();
        setTimeout(fail, 0);
        return createLayoutRequests(() => worker);
      },
    ],
  ])('lays out on this thread %s', async (_, make) => {
    const onLayout = vi.fn();
    make().ask(chain, onLayout);
    await vi.waitFor(() => expect(onLayout).toHaveBeenCalledOnce());
    expect([...onLayout.mock.lastCall![0].columns]).toEqual([0, 1, 2]);
  });

  it('says once that there is no worker, and does not try a broken one again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.resetModules();
    const { createLayoutRequests } = await import('./layoutRequests.ts');
    const { worker, fail } = fakeWorker();
    const create = vi.fn(() => worker);
    const requests = createLayoutRequests(create);
    const onLayout = vi.fn();
    requests.ask(chain, onLayout);
    fail();
    await vi.waitFor(() => expect(onLayout).toHaveBeenCalledOnce());
    requests.ask(chain, onLayout);
    await vi.waitFor(() => expect(onLayout).toHaveBeenCalledTimes(2));
    expect(create).toHaveBeenCalledOnce();
    // Another graph on the same page.
    createLayoutRequests(create).ask(chain, onLayout);
    fail();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('lets the page do something else between the steps of a large graph', async () => {
    const large = tangle();
    const layouts: GraphLayout[] = [];
    const requests = createLayoutRequests(() => null);
    requests.ask(large, (layout) => layouts.push(layout));
    expect(layouts).toHaveLength(0);
    await vi.waitFor(() => expect(layouts).toHaveLength(2), 30_000);
    const [first, best] = layouts;
    expect(best!.crossings).toBeLessThan(first!.crossings);
    expect([...best!.y]).toEqual([...layoutBest(large, { seed: 1 }).y]);
  });

  it('is silent once closed', async () => {
    const onLayout = vi.fn();
    const requests = createLayoutRequests(() => null);
    requests.ask(chain, onLayout);
    requests.close();
    // One requested later.
    const later = vi.fn();
    createLayoutRequests(() => null).ask(chain, later);
    await vi.waitFor(() => expect(later).toHaveBeenCalled());
    expect(onLayout).not.toHaveBeenCalled();
  });
});

describe('the reordering of a graph', () => {
  it.each([
    [99, {}],
    [100, { starts: 1 }],
  ])('with %d edges: %o', (edges, expected) => {
    expect(startsFor({ nodeCount: edges + 1, root: 0, edges: new Uint32Array(2 * edges) })).toEqual(expected);
  });
});
