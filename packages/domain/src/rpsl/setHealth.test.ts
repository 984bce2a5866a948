import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReachedSets, SetContent } from './expandSet.ts';
import { depthOf } from './setDepth.ts';
import { DEEP, judgeSet, type HealthCheck, type HealthLevel, type SetFacts } from './setHealth.ts';

type Sets = Readonly<Record<string, readonly (number | string)[]>>;

/** Sets by name; a member without an entry is in no registry. */
function reached(sets: Sets): ReachedSets {
  return new Map(
    Object.entries(sets).map(([key, members]): [string, SetContent] => {
      const names = members.filter((member) => typeof member === 'string');
      return [
        key,
        {
          asns: members.filter((member) => typeof member === 'number'),
          sets: names.filter((name) => name in sets),
          missing: names.filter((name) => !(name in sets)),
        },
      ];
    }),
  );
}

const judge = (sets: Sets, facts: Partial<SetFacts> = {}) =>
  judgeSet({ root: 'AS-ROOT', sets: reached(sets), homonyms: [], behind: null, ...facts });

const chain = (length: number): Sets =>
  Object.fromEntries(
    Array.from({ length: length + 1 }, (_, i) => [
      i === 0 ? 'AS-ROOT' : `AS-${i}`,
      i === length ? [64_511 + 100_000] : [`AS-${i + 1}`],
    ]),
  );

const SOUND: Sets = { 'AS-ROOT': [3356, 'AS-EAST'], 'AS-EAST': [15_169] };
const SEEN = { owners: [3356], asns: new Set([3356, 15_169]) };

describe('the health of an as-set', () => {
  it('finds nothing in a sound set', () => {
    const health = judge(SOUND, { behind: SEEN });
    expect(new Set(Object.values(health.levels))).toEqual(new Set(['ok']));
    expect(health).toMatchObject({ sets: 2, networks: 2, depth: { levels: 1, way: ['AS-ROOT', 'AS-EAST'] } });
  });

  it.each<[string, HealthCheck, HealthLevel, Sets, Partial<SetFacts>]>([
    ['a loop', 'loops', 'medium', { 'AS-ROOT': ['AS-EAST'], 'AS-EAST': ['AS-ROOT'] }, {}],
    ['ten levels', 'depth', 'ok', chain(DEEP), {}],
    ['eleven levels', 'depth', 'low', chain(DEEP + 1), {}],
    ['AS 0', 'reserved', 'high', { 'AS-ROOT': [0, 64_512] }, {}],
    ['a private number', 'reserved', 'medium', { 'AS-ROOT': [64_512] }, {}],
    [
      'a private number where it is ordinary',
      'reserved',
      'ok',
      { 'AS-ROOT': [64_512] },
      { ordinary: [{ first: 64_512, last: 65_534 }] },
    ],
    [
      'a name of two registries',
      'homonyms',
      'low',
      SOUND,
      { homonyms: [{ name: 'AS-EAST', followed: 'RIPE', sources: ['RADB', 'RIPE'] }] },
    ],
    ['a set that no registry has', 'missing', 'medium', { 'AS-ROOT': ['AS-NOWHERE'] }, {}],
    ['a member that is not seen behind', 'unseen', 'info', { 'AS-ROOT': [3356, 2914] }, { behind: SEEN }],
    ['an owner that nobody knows', 'unseen', 'unknown', SOUND, {}],
  ])('says of %s: %s %s', (_, check, level, sets, facts) => {
    expect(judge(sets, facts).levels[check]).toBe(level);
  });

  it('names who lists what', () => {
    const health = judge({ 'AS-ROOT': [0, 'AS-EAST'], 'AS-EAST': [0, 65_001, 'AS-LOST', 2914] }, { behind: SEEN });
    expect(health.reserved).toEqual([
      { asn: 0, use: 'zero', listedBy: 'AS-ROOT' },
      { asn: 65_001, use: 'private', listedBy: 'AS-EAST' },
    ]);
    expect(health.missing).toEqual([{ name: 'AS-LOST', listedBy: 'AS-EAST' }]);
    // Reserved numbers are not reported twice.
    expect(health.unseen).toEqual({ owners: [3356], asns: [2914] });
  });
});

describe('the depth of an as-set', () => {
  it('follows the shortest ways, and ends in loops', () => {
    const sets = reached({
      'AS-ROOT': ['AS-A', 'AS-C'],
      'AS-A': ['AS-B'],
      'AS-B': ['AS-C', 'AS-ROOT'],
      'AS-C': ['AS-A'],
    });
    expect(depthOf('AS-ROOT', sets)).toEqual({ levels: 2, way: ['AS-ROOT', 'AS-A', 'AS-B'] });
  });

  it('is a way that the sets have', () => {
    const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 25 });
    fc.assert(
      fc.property(edges, (pairs) => {
        const sets: Sets = Object.fromEntries(
          Array.from({ length: 10 }, (_, i) => [
            `AS-${i}`,
            pairs.filter(([from]) => from === i).map(([, to]) => `AS-${to}`),
          ]),
        );
        const { levels, way } = depthOf('AS-0', reached(sets));
        expect(way[0]).toBe('AS-0');
        expect(way).toHaveLength(levels + 1);
        for (const [i, key] of way.slice(1).entries()) expect(sets[way[i] ?? '']).toContain(key);
      }),
    );
  });
});
