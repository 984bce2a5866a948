import { describe, expect, it } from 'vitest';
import { changeWords, keepVisit, readLastVisit } from './lastVisit.ts';

const storageOf = (text: string | null) => ({ getItem: () => text });

describe('the last visit', () => {
  it('comes back as it was kept, by network', () => {
    const kept = new Map<string, string>();
    const counts = { prefixes: 3, neighbors: 2, incidents: 0 };
    keepVisit({ setItem: (key, text) => void kept.set(key, text) }, 64_512, counts);
    const storage = { getItem: (key: string) => kept.get(key) ?? null };
    expect(readLastVisit(storage, 64_512)).toEqual(counts);
    expect(readLastVisit(storage, 64_513)).toBeNull();
  });
  it.each([null, '', 'nonsense', '[]', '1', '{"prefixes":1}', '{"prefixes":-1,"neighbors":0,"incidents":0}'])(
    'is none for %j',
    (text) => expect(readLastVisit(storageOf(text), 1)).toBeNull(),
  );
  it('bears a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('not allowed');
    };
    expect(readLastVisit({ getItem: refuse }, 1)).toBeNull();
    expect(() => keepVisit({ setItem: refuse }, 1, { prefixes: 0, neighbors: 0, incidents: 0 })).not.toThrow();
  });
});

it.each([
  [3, 3, undefined],
  [3, undefined, undefined],
  [3, 1, '+2 since your last visit'],
  [0, 1, '−1 since your last visit'],
])('%s after %s is %j', (now, before, words) => expect(changeWords(now, before)).toBe(words));
