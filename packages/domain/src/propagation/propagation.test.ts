import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRelationGraph, type RelationLink } from '../relations/graph.ts';
import { TOY_LINKS } from '../relations/toy.fixtures.ts';
import { possiblePaths } from './possiblePaths.ts';
import { createPropagation } from './propagation.ts';
import { slowPossiblePaths } from './slowPossiblePaths.fixtures.ts';
import { slowRoutes } from './slowRoutes.fixtures.ts';

const toy = createRelationGraph(TOY_LINKS);

describe('propagation of one origin on the toy graph', () => {
  const routes = createPropagation(toy).announce(31);
  it.each([
    [31, 'own', [31]],
    [11, 'customer', [11, 31]],
    [1, 'customer', [1, 11, 31]],
    [2, 'peer', [2, 1, 11, 31]],
    [12, 'peer', [12, 11, 31]],
    [13, 'provider', [13, 2, 1, 11, 31]],
    [21, 'provider', [21, 12, 11, 31]],
    [41, 'provider', [41, 21, 12, 11, 31]],
  ] as const)('AS%i has its best route from its %s', (asn, source, path) => {
    expect(routes.sourceOf(asn)).toBe(source);
    expect(routes.pathFrom(asn)).toEqual(path);
  });

  it('reaches all eight', () => {
    expect(routes.reached).toBe(8);
  });

  it('knows nothing of a network outside the graph', () => {
    expect(createPropagation(toy).announce(99).reached).toBe(0);
    expect(createPropagation(toy).announce(31).pathFrom(99)).toBeUndefined();
  });
});

describe('several announcers', () => {
  it('splits the networks between an origin and its hijacker', () => {
    const routes = createPropagation(toy).compete([{ asn: 31 }, { asn: 41 }]);
    expect(routes.pathFrom(1)).toEqual([1, 11, 31]);
    expect(routes.pathFrom(12)).toEqual([12, 21, 41]);
    expect(routes.pathFrom(2)).toEqual([2, 12, 21, 41]);
  });

  it('carries a forged origin behind the hijacker', () => {
    const routes = createPropagation(toy).compete([{ asn: 31 }, { asn: 41, behind: [31] }]);
    expect(routes.pathFrom(12)).toEqual([12, 21, 41, 31]);
    expect(routes.pathFrom(31)).toEqual([31]);
  });
});

describe('a leak', () => {
  it('passes a provider route on to the other provider, and what returns is refused', () => {
    const routes = createPropagation(toy).leak(31, 13);
    expect(routes?.pathFrom(13)).toEqual([13, 2, 1, 11, 31]);
    expect(routes?.pathFrom(2)).toEqual([2, 1, 11, 31]);
  });

  it('turns networks to the leaker that prefer their customers', () => {
    const routes = createPropagation(toy).leak(31, 12);
    expect(routes?.pathFrom(12)).toEqual([12, 11, 31]);
    expect(routes?.pathFrom(2)).toEqual([2, 12, 11, 31]);
    expect(routes?.pathFrom(13)).toEqual([13, 12, 11, 31]);
    expect(routes?.pathFrom(11)).toEqual([11, 31]);
  });

  it('can go to providers or to peers alone', () => {
    const up = createPropagation(toy).leak(31, 12, 'providers');
    expect(up?.pathFrom(2)).toEqual([2, 12, 11, 31]);
    expect(up?.sourceOf(13)).toBe('provider');
    const across = createPropagation(toy).leak(31, 12, 'peers');
    expect(across?.pathFrom(2)).toEqual([2, 1, 11, 31]);
    expect(across?.pathFrom(13)).toEqual([13, 12, 11, 31]);
  });

  it('needs a route to leak', () => {
    expect(createPropagation(toy).leak(99, 12)).toBeUndefined();
    expect(createPropagation(toy).leak(31, 31)).toBeUndefined();
  });
});

describe('possible paths', () => {
  it('finds shorter ones than the preferred', () => {
    expect(possiblePaths(toy, 31, [13, 21, 99])).toEqual([
      [13, 2, 1, 11, 31],
      [21, 12, 11, 31],
    ]);
    expect(possiblePaths(toy, 31, [31])).toEqual([[31]]);
    expect(possiblePaths(toy, 99, [31])).toEqual([]);
  });
});

/** Random relations without provider cycles: the lower number is the provider. */
const relations = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.boolean()), {
    selector: ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
    maxLength: 30,
  })
  .map((rows) =>
    rows.flatMap(([a, b, peers]): RelationLink[] =>
      a === b ? [] : [{ a: Math.min(a, b), b: Math.max(a, b), type: peers ? 'p2p' : 'p2c' }],
    ),
  );

describe('on any relations', () => {
  it('finds the same routes as routers that exchange their best until nothing changes', () => {
    fc.assert(
      fc.property(relations, fc.integer({ min: 1, max: 12 }), (links, origin) => {
        const graph = createRelationGraph(links);
        const routes = createPropagation(graph).announce(origin);
        const expected = slowRoutes(links, origin);
        for (const asn of graph.asns) expect(routes.pathFrom(asn)).toEqual(expected.get(asn));
      }),
    );
  });

  it('never finds a possible path longer than the preferred one', () => {
    fc.assert(
      fc.property(relations, fc.integer({ min: 1, max: 12 }), (links, origin) => {
        const graph = createRelationGraph(links);
        const routes = createPropagation(graph).announce(origin);
        const possible = new Map(possiblePaths(graph, origin, graph.asns).map((path) => [path[0], path]));
        for (const asn of graph.asns) {
          const best = routes.pathFrom(asn);
          expect(possible.has(asn)).toBe(best !== undefined);
          if (best) expect(possible.get(asn)?.length).toBeLessThanOrEqual(best.length);
        }
      }),
    );
  });

  it('finds the possible paths that a plain search of all links finds', () => {
    fc.assert(
      fc.property(relations, fc.integer({ min: 1, max: 12 }), (links, origin) => {
        const graph = createRelationGraph(links);
        const found = new Map(possiblePaths(graph, origin, graph.asns).map((path) => [path[0], path]));
        expect(found).toEqual(slowPossiblePaths(links, origin));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the possible path of a network, whoever is asked about beside it', () => {
    fc.assert(
      fc.property(relations, fc.integer({ min: 1, max: 12 }), (links, origin) => {
        const graph = createRelationGraph(links);
        for (const path of possiblePaths(graph, origin, graph.asns))
          expect(possiblePaths(graph, origin, [path[0] ?? 0])).toEqual([path]);
      }),
    );
  });
});
