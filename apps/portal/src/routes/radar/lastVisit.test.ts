import { describe, expect, it } from 'vitest';
import { changeWords, keepVisit, readLastVisit } from './lastVisit.ts';

const [ann, bob] = ['ann@example.net', 'bob@example.net'].map((account) => ({ account, asn: 64_512 }));
const counts = (prefixes: number) => ({ prefixes, neighbors: 2, incidents: 0 });
const MINUTE = 60_000;

function memory(text: string | null = null) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? text,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the last visit', () => {
  it('is the same while its pages are loaded again within 30 minutes', () => {
    const storage = memory();
    keepVisit(storage, ann!, counts(3), 0);
    expect(readLastVisit(storage, ann!, 29 * MINUTE)).toBeNull();
    expect(readLastVisit(storage, ann!, 31 * MINUTE)).toEqual(counts(3));
    keepVisit(storage, ann!, counts(5), 31 * MINUTE);
    for (const minute of [32, 50, 79]) {
      expect(readLastVisit(storage, ann!, minute * MINUTE)).toEqual(counts(3));
      keepVisit(storage, ann!, counts(6), minute * MINUTE);
    }
    expect(readLastVisit(storage, ann!, 110 * MINUTE)).toEqual(counts(6));
  });

  it('is of one account and one network', () => {
    const storage = memory();
    keepVisit(storage, ann!, counts(3), 0);
    expect(readLastVisit(storage, bob!, 60 * MINUTE)).toBeNull();
    expect(readLastVisit(storage, { ...ann!, asn: 64_513 }, 60 * MINUTE)).toBeNull();
  });

  it.each([null, '', 'nonsense', '[]', '1', '{"shown":{"prefixes":1},"at":1}', '{"shown":{"prefixes":1}}'])(
    'is none for %j',
    (text) => expect(readLastVisit(memory(text), ann!, 0)).toBeNull(),
  );

  it('bears a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('not allowed');
    };
    expect(readLastVisit({ getItem: refuse }, ann!, 0)).toBeNull();
    expect(() => keepVisit({ getItem: refuse, setItem: refuse }, ann!, counts(0), 0)).not.toThrow();
  });
});

it.each([
  [3, 3, undefined],
  [3, undefined, undefined],
  [3, 1, '+2 since your last visit'],
  [0, 1, '−1 since your last visit'],
])('%s after %s is %j', (now, before, words) => expect(changeWords(now, before)).toBe(words));
