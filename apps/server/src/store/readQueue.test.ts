import { describe, expect, it } from 'vitest';
import { onBehalfOf } from './caller.ts';
import { createReadQueue, type ReadLimits } from './readQueue.ts';

const wide: ReadLimits = {
  atOnce: 1,
  atOnceEach: 1,
  aheadMs: Number.POSITIVE_INFINITY,
  waitingMsEach: 1_000,
  waitingMs: 1_000,
  waitingEach: 1_000,
  waiting: 1_000,
};

/** An engine that replies on demand, with a chosen cost for each statement. */
function createEngine(limits: Partial<ReadLimits> = {}) {
  const queue = createReadQueue({ ...wide, ...limits });
  const begun: string[] = [];
  const open: ((took: number) => void)[] = [];
  const ask = (key: string, statement = key, signal = new AbortController().signal): Promise<string> =>
    onBehalfOf({ key, signal }, () =>
      queue.run(statement, () => {
        begun.push(statement);
        return new Promise((resolve) => open.push((took) => resolve({ answer: statement, took })));
      }),
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async (took = 1): Promise<void> => {
    open.shift()?.(took);
    await turn();
  };
  return { queue, ask, begun, answer };
}

describe('the queue of readers', () => {
  it('runs at once what has room, and gives its answer', async () => {
    const { ask, begun, answer } = createEngine();
    const asked = ask('a');
    expect(begun).toEqual(['a']);
    await answer();
    expect(await asked).toBe('a');
  });

  it('lets callers take turns, however much one of them asks', async () => {
    const { ask, begun, answer } = createEngine();
    const asked = [1, 2, 3, 4].map((n) => ask('crowd', `crowd ${n}`));
    asked.push(ask('reader', 'reader 1'));
    for (const _ of asked) await answer();
    await Promise.all(asked);
    expect(begun).toEqual(['crowd 1', 'reader 1', 'crowd 2', 'crowd 3', 'crowd 4']);
  });

  it('counts what statements cost, not how many they are', async () => {
    const { ask, begun, answer } = createEngine();
    const asked = [1, 2, 3].flatMap((n) => [ask('heavy', `heavy ${n}`), ask('light', `light ${n}`)]);
    for (const _ of asked) await answer(begun.at(-1)?.startsWith('heavy') ? 90 : 1);
    await Promise.all(asked);
    expect(begun).toEqual(['heavy 1', 'light 1', 'light 2', 'light 3', 'heavy 2', 'heavy 3']);
  });

  it('leaves a place to others', async () => {
    const { ask, begun } = createEngine({ atOnce: 3, atOnceEach: 2 });
    for (const n of [1, 2, 3]) void ask('crowd', `crowd ${n}`);
    void ask('reader');
    expect(begun).toEqual(['crowd 1', 'crowd 2', 'reader']);
  });

  it('gives the engine no more than so much work ahead', async () => {
    const { ask, begun, answer } = createEngine({ atOnce: 9, atOnceEach: 9, aheadMs: 10 });
    const learned = ask('a', 'slow');
    await answer(100);
    await learned;
    void ask('a', 'slow');
    void ask('b', 'quick');
    expect(begun).toEqual(['slow', 'slow']);
    await answer(100);
    expect(begun).toEqual(['slow', 'slow', 'quick']);
  });

  it('never runs what nobody waits for any more', async () => {
    const { ask, begun, answer } = createEngine();
    const first = ask('a', 'running');
    const left = new AbortController();
    const gone = [1, 2, 3].map((n) => ask('a', `gone ${n}`, left.signal));
    const refused = Promise.all(gone.map((one) => expect(one).rejects.toMatchObject({ name: 'CallerGone' })));
    left.abort();
    await refused;
    await expect(ask('a', 'late', left.signal)).rejects.toMatchObject({ name: 'CallerGone' });
    const last = ask('a', 'last');
    await answer();
    await answer();
    await Promise.all([first, last]);
    expect(begun).toEqual(['running', 'last']);
  });

  it('refuses a caller for whom too much work waits, and nobody else', async () => {
    const { ask, answer } = createEngine({ waitingMsEach: 300 });
    const learned = ask('crowd', 'slow');
    await answer(200);
    await learned;
    const waiting = [1, 2, 3].map(() => ask('crowd', 'slow'));
    await expect(ask('crowd', 'slow')).rejects.toMatchObject({ name: 'TooManyReads', retryAfter: 1 });
    const other = ask('reader', 'other');
    for (let n = 0; n < 4; n += 1) await answer();
    await Promise.all([...waiting, other]);
  });

  it('refuses a caller for whom too many wait, however little each costs', async () => {
    const { ask, answer } = createEngine({ waitingEach: 2 });
    const asked = [1, 2, 3].map((n) => ask('crowd', `crowd ${n}`));
    await expect(ask('crowd')).rejects.toMatchObject({ name: 'TooManyReads' });
    asked.push(ask('reader'));
    for (const _ of asked) await answer();
    await Promise.all(asked);
  });

  it('refuses everybody where too much waits altogether, and says for how long', async () => {
    const { ask, answer } = createEngine({ waitingMs: 6_000, waitingMsEach: 10_000 });
    const learned = ask('a', 'slow');
    await answer(3_000);
    await learned;
    const waiting = ['a', 'b', 'c'].map((key) => ask(key, 'slow'));
    await expect(ask('d', 'slow')).rejects.toMatchObject({ name: 'TooManyReads', retryAfter: 6 });
    for (let n = 0; n < 3; n += 1) await answer();
    await Promise.all(waiting);
    const again = ask('d', 'slow');
    await answer();
    expect(await again).toBe('slow');
  });

  it('has room again when those who waited have gone', async () => {
    const { ask, answer } = createEngine({ waiting: 2 });
    const first = ask('a');
    const left = new AbortController();
    const gone = ['b', 'c'].map((key) => ask(key, key, left.signal));
    await expect(ask('d')).rejects.toMatchObject({ name: 'TooManyReads' });
    const ends = Promise.allSettled(gone);
    left.abort();
    await ends;
    const other = ask('d');
    await answer();
    await answer();
    expect(await Promise.all([first, other])).toEqual(['a', 'd']);
  });

  it('goes on after a statement that failed', async () => {
    const { queue } = createEngine();
    await expect(queue.run('bad', () => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax');
    expect(await queue.run('good', async () => ({ answer: 1, took: 1 }))).toBe(1);
  });

  it('lets what runs end when it is closed, and refuses the others', async () => {
    const { queue, ask, begun, answer } = createEngine();
    const running = ask('a', 'running');
    const refused = expect(ask('b', 'waiting')).rejects.toMatchObject({ name: 'StoreClosed' });
    queue.close();
    await expect(ask('c', 'late')).rejects.toMatchObject({ name: 'StoreClosed' });
    await answer();
    expect(await running).toBe('running');
    await refused;
    expect(begun).toEqual(['running']);
  });

  it('does not refuse the server itself', async () => {
    const { queue, ask } = createEngine({ waiting: 1 });
    void ask('a');
    void ask('b');
    let answered = false;
    void queue.run('own', async () => ({ answer: (answered = true), took: 1 }));
    await expect(ask('c')).rejects.toMatchObject({ name: 'TooManyReads' });
    expect(answered).toBe(false);
  });
});
