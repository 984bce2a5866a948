import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { goOnDuring, oneAhead } from '../src/store/oneAhead.ts';

describe('oneAhead', () => {
  it('prepares the next item once it may go on, and finishes one at a time in order', async () => {
    const said: string[] = [];
    const prepare = async (item: number) => {
      said.push(`prepare ${item}`);
      await setImmediate();
      return item;
    };
    const finish = async (item: number, goOn: () => void) => {
      said.push(`begin ${item}`);
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      said.push(`goes on after ${item}`);
      goOn();
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      said.push(`end ${item}`);
      return item * 10;
    };
    expect(await oneAhead([1, 2, 3], prepare, finish)).toEqual([10, 20, 30]);
    expect(said).toEqual([
      'prepare 1',
      'begin 1',
      'goes on after 1',
      'prepare 2',
      'end 1',
      'begin 2',
      'goes on after 2',
      'prepare 3',
      'end 2',
      'begin 3',
      'goes on after 3',
      'end 3',
    ]);
  });

  it('waits for the end of a step that does not go on', async () => {
    const said: string[] = [];
    const prepare = async (item: number) => said.push(`prepare ${item}`);
    const finish = async () => {
      await setImmediate();
      said.push('end');
    };
    await oneAhead([1, 2], prepare, finish);
    expect(said).toEqual(['prepare 1', 'end', 'prepare 2', 'end']);
  });

  it('begins nothing after a failure, and fails with it', async () => {
    const prepared: number[] = [];
    const prepare = async (item: number) => prepared.push(item);
    const finish = async () => {
      throw new Error('full');
    };
    await expect(oneAhead([1, 2, 3, 4], prepare, finish)).rejects.toThrow('full');
    expect(prepared.length).toBeLessThan(3);
  });

  it('waits for the current step to finish when the next one cannot be prepared', async () => {
    let isFinished = false;
    const prepare = async (item: number) => {
      if (item === 2) throw new Error('not to be read');
      return item;
    };
    const finish = async (_item: number, goOn: () => void) => {
      goOn();
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      isFinished = true;
    };
    await expect(oneAhead([1, 2], prepare, finish)).rejects.toThrow('not to be read');
    expect(isFinished).toBe(true);
  });

  it('makes nothing of nothing', async () => {
    expect(
      await oneAhead(
        [],
        async () => 1,
        async () => 2,
      ),
    ).toEqual([]);
  });
});

describe('goOnDuring', () => {
  it('goes on when the work has been asked for, and gives what came of it', async () => {
    const said: string[] = [];
    const work = async () => {
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
      said.push('asked');
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
      return said.length;
    };
    expect(await goOnDuring(work(), () => said.push('goes on'))).toBe(2);
    expect(said).toEqual(['asked', 'goes on']);
  });

  it('gives a failure that came before it went on', async () => {
    await expect(goOnDuring(Promise.reject(new Error('full')), () => {})).rejects.toThrow('full');
  });
});
