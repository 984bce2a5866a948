import { describe, expect, it } from 'vitest';
import { twoAtATime } from '../src/store/twoAtATime.ts';

/** Work that lasts until it is let go. */
function heldWork() {
  const begun: number[] = [];
  const ends = new Map<number, (made: string | Error) => void>();
  const work = (item: number) =>
    new Promise<string>((resolve, reject) => {
      begun.push(item);
      ends.set(item, (made) => (made instanceof Error ? reject(made) : resolve(made)));
    });
  const end = async (item: number, made: string | Error): Promise<void> => {
    ends.get(item)?.(made);
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, end };
}

describe('twoAtATime', () => {
  it('begins the next when either of two is done, and keeps the order of the items', async () => {
    const { begun, work, end } = heldWork();
    const made = twoAtATime([1, 2, 3], work);
    expect(begun).toEqual([1, 2]);
    await end(2, 'b');
    expect(begun).toEqual([1, 2, 3]);
    await end(3, 'c');
    await end(1, 'a');
    expect(await made).toEqual(['a', 'b', 'c']);
  });

  it('begins no further item after a failure, and fails once the other one is done', async () => {
    const { begun, work, end } = heldWork();
    let failed: unknown;
    const made = twoAtATime([1, 2, 3, 4], work).catch((error: unknown) => (failed = error));
    await end(1, new Error('no room'));
    expect(failed).toBeUndefined();
    await end(2, 'b');
    await made;
    expect(failed).toEqual(new Error('no room'));
    expect(begun).toEqual([1, 2]);
  });

  it('makes nothing of nothing', async () => {
    expect(await twoAtATime([], async () => 'a')).toEqual([]);
  });
});
