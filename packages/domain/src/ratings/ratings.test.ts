import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRelationGraph, type RelationLink } from '../relations/graph.ts';
import { TOY_LINKS } from '../relations/toy.fixtures.ts';
import { connectivityScores, trimmedMean } from './hegemony.ts';
import { nationalStability } from './nationalStability.ts';
import { compareStandings, ranksOf } from './ranks.ts';

describe('the trimmed mean of AS hegemony (Fontugne et al., PAM 2018)', () => {
  it.each([
    [[0, 0, 0.2, 0.2, 0.5, 0.5, 0.5, 1, 1, 1], 0.4875],
    [[...Array<number>(17).fill(0), 1, 1, 1], 0.0625],
    [[0, 0.25, 0.5, 0.75, 1], 0.5],
    [[], 0],
  ])('%j → %d', (shares, mean) => expect(trimmedMean(shares)).toBeCloseTo(mean, 12));
});

describe('Connectivity Scores', () => {
  it('weigh the paths of each peer by their addresses, and count a peer that never saw a network as 0', () => {
    const scores = connectivityScores(
      new Map([
        [
          1,
          [
            { path: [1, 3, 3, 4], weight: 3 },
            { path: [1, 5], weight: 1 },
          ],
        ],
        [2, [{ path: [2, 4], weight: 2 }]],
        [9, []],
      ]),
    );
    expect(Object.fromEntries(scores)).toEqual({ 1: 500, 2: 500, 3: 375, 4: 875, 5: 125 });
  });
});

describe('ranks', () => {
  it('are 1 + number of greater values', () => {
    expect([...ranksOf([5, 9, 5, 1, 9])]).toEqual([3, 1, 3, 5, 1]);
  });

  it('order networks by score, cone, neighbors, and then the lower ASN', () => {
    const standing = (asn: number, score: number, cone: number, neighbors: number) => ({
      asn,
      score,
      cone,
      neighbors,
    });
    const rows = [
      standing(4, 1, 1, 1),
      standing(3, 1, 1, 1),
      standing(2, 1, 1, 2),
      standing(1, 1, 2, 0),
      standing(5, 2, 0, 0),
    ];
    expect(rows.toSorted(compareStandings).map(({ asn }) => asn)).toEqual([5, 1, 2, 3, 4]);
  });
});

describe('national stability', () => {
  const everywhere = (asns: readonly number[], country: string) =>
    asns.map((asn) => ({ asn, country, addresses: 256 * asn }));

  it('on the graph G: 11 costs 31 its connection, 21 costs 41, and the tie goes to the one that costs more addresses', () => {
    const graph = createRelationGraph(TOY_LINKS);
    const networks = everywhere([11, 12, 13, 21, 31, 41], 'XA');
    expect(nationalStability(graph, [1, 2], networks)).toEqual([
      { country: 'XA', value: 1 / 6, criticalAsn: 21, lost: 1, networks: 6 },
    ]);
  });

  it('counts only networks of the country, and leaves out what had no chain before', () => {
    const graph = createRelationGraph([...TOY_LINKS, { a: 61, b: 62, type: 'p2c' }]);
    const networks = [...everywhere([31, 41, 61, 62], 'XA'), ...everywhere([11, 21], 'XB')];
    expect(nationalStability(graph, [1, 2], networks)).toEqual([
      { country: 'XA', value: 0, criticalAsn: null, lost: 0, networks: 4 },
      { country: 'XB', value: 0, criticalAsn: null, lost: 0, networks: 2 },
    ]);
  });

  it('agrees with taking one network after another out', () => {
    const link = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(link, { maxLength: 40 }), (pairs) => {
        const links = pairs.filter(([a, b]) => a !== b).map(([a, b]): RelationLink => ({ a, b, type: 'p2c' }));
        const graph = createRelationGraph(links);
        const networks = everywhere([...graph.asns], 'XA');
        const [found] = nationalStability(graph, [1, 2], networks);
        const before = connected(links, 0);
        const lost = networks.map(({ asn }) => {
          const after = connected(links, asn);
          return [...before].filter((other) => other !== asn && !after.has(other)).length;
        });
        expect(found?.lost ?? 0).toBe(Math.max(0, ...lost));
      }),
    );
  });
});

/** Networks with a chain of providers to 1 or 2 while network `out` is down. */
function connected(links: readonly RelationLink[], out: number): Set<number> {
  const reached = new Set([1, 2].filter((asn) => asn !== out && links.some(({ a, b }) => a === asn || b === asn)));
  for (const asn of reached) for (const { a, b } of links) if (a === asn && b !== out) reached.add(b);
  return reached;
}
