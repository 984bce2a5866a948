import { describe, expect, it } from 'vitest';
import { createNames } from './prepared.ts';

describe('names of prepared statements', () => {
  it('are given at the second question and stay', () => {
    const nameOf = createNames();
    expect([nameOf('a'), nameOf('b'), nameOf('a'), nameOf('b'), nameOf('a')]).toEqual([null, null, 's1', 's2', 's1']);
  });

  it('are never given twice, also after one was forgotten', () => {
    const nameOf = createNames();
    nameOf('a');
    nameOf('a');
    nameOf.forget('a');
    expect([nameOf('a'), nameOf('a')]).toEqual([null, 's2']);
  });

  it('come to an end, so that no session keeps plans without limit', () => {
    const nameOf = createNames();
    const all = Array.from({ length: 5_000 }, (_, i) => `select ${i}`);
    const names = [...all, ...all].map(nameOf).filter((name) => name !== null);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThan(200);
    expect(nameOf('select 0')).toBe(names[0]);
  });
});
