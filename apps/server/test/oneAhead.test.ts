import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oneAhead } from '../src/store/oneAhead.ts';

describe('oneAhead', () => {
  it('prepares the next item while one is finished, and finishes one at a time in order', async () => {
    const said: string[] = [];
    const prepare = async (item: number) => {
      said.push(`prepare ${item}`);
      await setImmediate();
      return item;
    };
    const finish = async (item: number) => {
      said.push(`begin ${item}`);
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      said.push(`end ${item}`);
      return item * 10;
    };
    expect(await oneAhead([1, 2, 3], prepare, finish)).toEqual([10, 20, 30]);
    expect(said).toEqual([
      'prepare 1',
      'begin 1',
      'prepare 2',
      'end 1',
      'begin 2',
      'prepare 3',
      'end 2',
      'begin 3',
      'end 3',
    ]);
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

  it('waits for what is being finished when the next one cannot be prepared', async () => {
    let isFinished = false;
    const prepare = async (item: number) => {
      if (item === 2) throw new Error('not to be read');
      return item;
    };
    const finish = async () => {
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
