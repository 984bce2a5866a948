import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePrefixes, parsePrefix, type Prefix } from '../prefix/prefix.ts';
import { createRelationGraph } from '../relations/graph.ts';
import { observedCones } from '../relations/observedCones.ts';
import { TOY_LINKS } from '../relations/toy.fixtures.ts';
import { AddressWeights } from './addressWeights.ts';
import { globalRating } from './globalRating.ts';
import type { RatingGrounds } from './grounds.ts';
import { judgeShares } from './hegemony.ts';
import { localRatings } from './localRating.ts';
import { metrics } from './metrics.ts';
import { fullPeers, Passage, peerShares } from './passage.ts';

function weigh(texts: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  const weights = new AddressWeights<string>((text, weight) => (found[text] = weight));
  const prefixes = texts.map((text) => ({ text, prefix: parsePrefix(text) as Prefix }));
  for (const { text, prefix } of prefixes.toSorted((a, b) => comparePrefixes(a.prefix, b.prefix)))
    weights.add(prefix, text);
  weights.end();
  return found;
}

describe('the weight of an announced prefix', () => {
  it('is its addresses that no announced more-specific covers, each subtracted once; IPv6 in /64s', () => {
    expect(
      weigh([
        '0.0.0.0/0',
        '10.0.0.0/8',
        '10.0.0.0/16',
        '10.0.1.0/24',
        '10.255.0.0/16',
        '11.0.0.0/8',
        '2001:db8::/32',
        '2001:db8:1::/48',
      ]),
    ).toEqual({
      '10.0.0.0/8': 2 ** 24 - 2 ** 17,
      '10.0.0.0/16': 2 ** 16 - 2 ** 8,
      '10.0.1.0/24': 2 ** 8,
      '10.255.0.0/16': 2 ** 16,
      '11.0.0.0/8': 2 ** 24,
      '2001:db8::/32': 2 ** 32 - 2 ** 16,
      '2001:db8:1::/48': 2 ** 16,
    });
  });

  it('adds up to the addresses that are announced at all', () => {
    const block = fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 24, max: 32 }));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (blocks) => {
        const texts = new Set(
          blocks.map(([address, length]) => `10.0.0.${address & (256 - 2 ** (32 - length))}/${length}`),
        );
        const covered = new Set<number>();
        for (const text of texts) {
          const { bytes, length } = parsePrefix(text) as Prefix;
          for (let i = 0; i < 2 ** (32 - length); i++) covered.add(bytes[3]! + i);
        }
        const sum = Object.values(weigh([...texts])).reduce((all, weight) => all + weight, 0);
        expect(sum).toBe(covered.size);
      }),
    );
  });
});

describe('shares of peers', () => {
  it('are averaged over the peers of one AS, and leave out peers without a table', () => {
    const passage = new Passage(4);
    passage.add(0, [7, 1], 3);
    passage.add(0, [7], 1);
    passage.add(1, [7, 1], 1);
    passage.add(2, [5], 1);
    const shares = peerShares(passage, [7, 7, 5, 9]);
    expect(shares.peers).toEqual([5, 7]);
    expect([...shares.sharesOf(1)]).toEqual([0, 0.875]);
    expect([...shares.sharesOf(2)]).toEqual([0, 0]);
  });

  it('are asked of peers that send a table, not of those that send a few routes', () => {
    const passage = new Passage(3);
    passage.add(0, [7, 1], 1000);
    passage.add(1, [5, 2], 99);
    passage.add(2, [9, 1], 100);
    expect(fullPeers(passage)).toEqual([true, false, true]);
    expect(peerShares(passage, [7, 5, 9], fullPeers(passage)).peers).toEqual([7, 9]);
    expect(fullPeers(new Passage(1))).toEqual([false]);
  });

  it('show what a score was made of: the highest and the lowest tenth do not count', () => {
    const peers = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
    const judged = judgeShares(peers, [0, 0, 0.2, 0.2, 0.5, 0.5, 0.5, 1, 1, 1]);
    expect(judged.map(({ peer }) => peer)).toEqual([18, 19, 20, 15, 16, 17, 13, 14, 11, 12]);
    expect(judged.flatMap(({ peer, trimmed }) => (trimmed ? [[peer, trimmed]] : []))).toEqual([
      [18, 'highest'],
      [12, 'lowest'],
    ]);
    expect(judgeShares([1, 2], [1, 0]).map(({ trimmed }) => trimmed)).toEqual([null, null]);
  });
});

/** The graph G with the paths of its cones; a peer 1 and a peer 2. */
function toyGrounds(): RatingGrounds {
  const paths = [
    [1, 12, 21, 41],
    [2, 13, 21, 41],
    [1, 11, 31],
    [2, 1, 11, 31],
    [13, 2, 1, 11, 31],
    [12, 11, 31],
    [11, 12, 21],
  ];
  const passage = new Passage(2);
  passage.add(0, [1, 12, 21, 41], 256);
  passage.add(0, [1, 11, 31], 768);
  passage.add(1, [2, 13, 21, 41], 256);
  passage.add(1, [2, 1, 11, 31], 768);
  return {
    links: TOY_LINKS,
    clique: [1, 2],
    cones: observedCones(createRelationGraph(TOY_LINKS), paths),
    origination: {
      alone: new Map([
        [31, 3],
        [41, 1],
      ]),
      shared: [
        [31, 41],
        [41, 21],
      ],
    },
    shares: peerShares(passage, [1, 2]),
    onPaths: passage.through.keys(),
  };
}

describe('the global rating, on the graph G', () => {
  const rows = new Map(globalRating(toyGrounds()).map((row) => [row.asn, row]));

  it('counts neighbors, cones and prefixes, each prefix of a cone once', () => {
    expect(rows.get(1)?.values).toEqual({
      score: 875,
      customers: 2,
      'asn-count-in-cc': 3,
      providers: 0,
      peers: 1,
      neighbors: 3,
      'prefix-count': 0,
      'prefix-count-in-cc': 4,
      'tier1-distance': 0,
    });
    expect(rows.get(12)?.values).toMatchObject({ 'asn-count-in-cc': 3, 'prefix-count-in-cc': 3, 'tier1-distance': 1 });
    expect(rows.get(41)?.values).toMatchObject({ 'prefix-count': 3, 'prefix-count-in-cc': 3, 'tier1-distance': 3 });
  });

  it('gives equal values one position, and each network a place of its own', () => {
    const positions = (metric: 'customers' | 'tier1-distance' | 'score') =>
      Object.fromEntries([...rows].map(([asn, row]) => [asn, row.positions[metric]]));
    expect(positions('customers')).toEqual({ 1: 1, 2: 1, 11: 3, 12: 3, 13: 3, 21: 3, 31: 7, 41: 7 });
    expect(positions('tier1-distance')).toEqual({ 1: 1, 2: 1, 11: 3, 12: 3, 13: 3, 21: 6, 31: 6, 41: 8 });
    expect([...rows.keys()]).toEqual([1, 11, 31, 2, 21, 41, 12, 13]);
    expect(positions('score')).toMatchObject({ 1: 1, 11: 2, 31: 2, 2: 4, 21: 5, 41: 5, 12: 7, 13: 7 });
    expect([...rows.values()].map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('gives no position where there is no value', () => {
    const grounds = { ...toyGrounds(), clique: [] };
    expect(globalRating(grounds)[0]?.positions['tier1-distance']).toBeNull();
  });
});

describe('local ratings, on the graph G', () => {
  const grounds = toyGrounds();
  const passage = new Passage(2);
  passage.add(0, [1, 12, 21, 41], 256);
  passage.add(1, [2, 13, 21, 41], 256);
  const countryOf = (asn: number) => ({ 12: 'XA', 21: 'XA', 41: 'XA', 31: 'XB' })[asn] ?? null;
  const ways = new Map([['XA', { shares: peerShares(passage, [1, 2]), onPaths: passage.through.keys() }]]);
  const ratings = localRatings({ ...grounds, countryOf, ways });
  const valuesIn = (country: string, asn: number) => ratings.get(country)?.find((row) => row.asn === asn)?.values;

  it('count what is registered in the country, of networks wherever they are', () => {
    expect([...ratings.keys()].sort()).toEqual(['XA', 'XB']);
    expect(valuesIn('XA', 21)).toEqual({
      'local-score': 1000,
      'local-customers': 1,
      'local-asn-count-in-cc': 2,
      'local-providers': 1,
      'local-peers': 0,
      'local-neighbors': 2,
      'local-prefix-count': 1,
      'local-prefix-count-in-cc': 3,
    });
    expect(valuesIn('XA', 13)).toMatchObject({ 'local-score': 500, 'local-customers': 1, 'local-prefix-count': 0 });
    expect(valuesIn('XB', 11)).toMatchObject({
      'local-customers': 1,
      'local-asn-count-in-cc': 1,
      'local-prefix-count-in-cc': 4,
    });
    expect(valuesIn('XA', 31)).toBeUndefined();
  });
});

describe('metrics', () => {
  it('have names of their own, and words', () => {
    expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
    for (const { title, description } of metrics) expect(`${title} ${description}`).toMatch(/^[A-Z].+\.$/);
  });
});
