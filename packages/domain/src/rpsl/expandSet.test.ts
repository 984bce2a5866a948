import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLoops, networksOf, reachSets, type ReadSets } from './expandSet.ts';

type Sets = Readonly<Record<string, readonly (number | string)[]>>;

function readerOf(sets: Sets): { read: ReadSets; asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  const read: ReadSets = async (keys) => {
    asked.push(keys);
    const known = keys.filter((key) => key in sets);
    return new Map(
      known.map((key) => {
        const members = sets[key] ?? [];
        return [
          key,
          {
            asns: members.filter((member) => typeof member === 'number'),
            sets: members.filter((member) => typeof member === 'string'),
          },
        ];
      }),
    );
  };
  return { read, asked };
}

const SETS: Sets = {
  'AS-ROOT': [3, 1, 'AS-A', 'AS-B', 'AS-UNKNOWN'],
  'AS-A': [2, 'AS-C'],
  'AS-B': [1, 'AS-C'],
  'AS-C': [4, 'AS-A', 'AS-D'],
  'AS-D': ['AS-D', 'AS-ROOT'],
};

describe('the expansion of an as-set', () => {
  it('reads each set once, a level at a time, and gives its networks once each', async () => {
    const { read, asked } = readerOf(SETS);
    expect(networksOf(await reachSets('AS-ROOT', read))).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual([['AS-ROOT'], ['AS-A', 'AS-B', 'AS-UNKNOWN'], ['AS-C'], ['AS-D']]);
  });

  it.each([
    [0, [1, 3]],
    [1, [1, 2, 3]],
    [2, [1, 2, 3, 4]],
  ])('follows %d levels', async (depth, asns) => {
    expect(networksOf(await reachSets('AS-ROOT', readerOf(SETS).read, depth))).toEqual(asns);
  });

  it('names each loop with the way to it', async () => {
    const sets = await reachSets('AS-ROOT', readerOf(SETS).read);
    expect(findLoops('AS-ROOT', sets)).toEqual([
      { path: ['AS-ROOT', 'AS-A'], loop: ['AS-A', 'AS-C', 'AS-A'] },
      { path: ['AS-ROOT', 'AS-A', 'AS-C', 'AS-D'], loop: ['AS-D', 'AS-D'] },
      { path: ['AS-ROOT'], loop: ['AS-ROOT', 'AS-A', 'AS-C', 'AS-D', 'AS-ROOT'] },
    ]);
    expect(findLoops('AS-ROOT', sets, 2)).toHaveLength(2);
  });

  it('finds a loop exactly where there is one', async () => {
    const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(edges, async (pairs) => {
        const sets = Object.fromEntries(
          Array.from({ length: 8 }, (_, i) => [
            `AS-${i}`,
            pairs.filter(([from]) => from === i).map(([, to]) => `AS-${to}`),
          ]),
        );
        const reached = await reachSets('AS-0', readerOf(sets).read);
        const loops = findLoops('AS-0', reached);
        expect(loops.length > 0).toBe([...reached.keys()].some((key) => reaches(sets, key, key)));
        for (const { path, loop } of loops) {
          expect(path.at(-1)).toBe(loop[0]);
          expect(loop.at(-1)).toBe(loop[0]);
          for (const [i, key] of loop.slice(1).entries()) expect(sets[loop[i] ?? '']).toContain(key);
        }
      }),
    );
  });
});

function reaches(sets: Sets, from: string, to: string): boolean {
  const seen = new Set<number | string>(sets[from]);
  for (const key of seen) for (const next of sets[key] ?? []) seen.add(next);
  return seen.has(to);
}
