import { describe, expect, it } from 'vitest';
import { layoutBest, layoutFirst, layoutSteps } from './layout.ts';
import { graphOf } from './layout.fixtures.ts';
import { COLUMN_GAP, type GraphLayout, NODE_HEIGHT, NODE_WIDTH, ROW_GAP } from './layoutGraph.ts';

/** A tree with `fan` children for every node, `depth` generations below the root, and children numbered in a scrambled order. */
function scrambledTree(fan: number, depth: number) {
  const edges: [number, number][] = [];
  let generation = [0];
  let next = 1;
  for (let i = 0; i < depth; i++) {
    const children = generation.flatMap(() => Array.from({ length: fan }, () => next++));
    const scrambled = children.toSorted((a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009));
    scrambled.forEach((child, j) => edges.push([child, generation[Math.floor(j / fan)]!]));
    generation = children;
  }
  return graphOf(next, edges);
}

/** Toy graph G from the definitions, from providers down to customers, with its stubs 31 and 41 at the far end. */
const toyNodes = [1, 2, 11, 12, 13, 21, 31, 41];
const toyLinks = [
  [2, 1],
  [11, 1],
  [12, 1],
  [12, 2],
  [13, 2],
  [11, 12],
  [12, 13],
  [21, 12],
  [21, 13],
  [31, 11],
  [41, 21],
] as const;

describe('layoutSteps', () => {
  it('begins with the first layout and ends with the best', () => {
    const graph = scrambledTree(3, 4);
    const tangled = graphOf(
      40,
      Array.from({ length: 39 }, (_, i) => [
        [i + 1, (i * 7) % (i + 1)] as const,
        [i + 1, (i * 13 + 5) % (i + 1)] as const,
      ]).flat(),
    );
    for (const each of [graph, tangled]) {
      const steps = [...layoutSteps(each)];
      expect(steps[0]).toEqual(layoutFirst(each));
      expect(steps.at(-1)).toEqual(layoutBest(each));
      for (const [i, step] of steps.slice(1).entries()) expect(step.crossings).toBeLessThanOrEqual(steps[i]!.crossings);
    }
  });
});

describe('layoutBest', () => {
  it('draws trees without a crossing, from the first picture on', () => {
    for (const tree of [scrambledTree(2, 6), scrambledTree(3, 4), scrambledTree(9, 2)]) {
      expect(layoutFirst(tree).crossings).toBe(0);
      expect(layoutBest(tree).crossings).toBe(0);
    }
  });

  it('draws a ladder and a grid of hops without a crossing', () => {
    const grid: [number, number][] = [];
    const at = (row: number, column: number) => row * 6 + column;
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        if (row > 0) grid.push([at(row, column), at(row - 1, column)]);
        if (column > 0) grid.push([at(row, column), at(row, column - 1)]);
      }
    }
    expect(layoutBest(graphOf(36, grid)).crossings).toBe(0);
  });

  it('finds the one crossing that K3,3 between two columns needs, and no more than its nine', () => {
    const edges: [number, number][] = [];
    for (const near of [1, 2, 3]) {
      edges.push([near, 0]);
      for (const far of [4, 5, 6]) edges.push([far, near]);
    }
    expect(layoutBest(graphOf(7, edges)).crossings).toBe(9);
  });

  it('lays out the toy graph with the columns of its longest ways to AS1', () => {
    const index = (asn: number) => toyNodes.indexOf(asn);
    const layout = layoutBest(
      graphOf(
        toyNodes.length,
        toyLinks.map(([from, to]) => [index(from), index(to)] as const),
      ),
    );
    expect(Object.fromEntries(toyNodes.map((asn, i) => [asn, layout.columns[i]]))).toEqual({
      1: 0,
      2: 1,
      13: 2,
      12: 3,
      11: 4,
      21: 4,
      31: 5,
      41: 5,
    });
    expect(layout.crossings).toBe(0);
  });

  it('gives the sizes of the picture and the distances in it', () => {
    const { x, y, width, height } = layoutBest(
      graphOf(4, [
        [1, 0],
        [2, 0],
        [3, 1],
      ]),
    );
    expect([...x]).toEqual([0, 1, 1, 2].map((column) => NODE_WIDTH / 2 + column * COLUMN_GAP));
    expect(Math.abs(y[1]! - y[2]!)).toBe(ROW_GAP);
    expect(width).toBe(2 * COLUMN_GAP + NODE_WIDTH);
    expect(height).toBe(ROW_GAP + NODE_HEIGHT);
    expect(Math.min(...y)).toBe(NODE_HEIGHT / 2);
  });

  it('leads a line that spans columns past the nodes between, from its far end to its near end', () => {
    const { x, y, bends } = layoutBest(
      graphOf(4, [
        [1, 0],
        [2, 1],
        [3, 2],
        [3, 0],
      ]),
    );
    const long = bends[3]!;
    expect([long[0], long[2]]).toEqual([x[2], x[1]]);
    expect(Math.abs(long[1]! - y[2]!)).toBeGreaterThan(NODE_HEIGHT / 2);
    expect(Math.abs(long[3]! - y[1]!)).toBeGreaterThan(NODE_HEIGHT / 2);
    expect(bends.slice(0, 3).map((points) => points.length)).toEqual([0, 0, 0]);
  });

  it('keeps the direction of the bends of an edge that closes a cycle', () => {
    const { x, bends, columns } = layoutBest(
      graphOf(4, [
        [1, 0],
        [2, 1],
        [3, 2],
        [1, 3],
      ]),
    );
    expect([...columns]).toEqual([0, 1, 2, 3]);
    expect([...bends[3]!].filter((_, i) => i % 2 === 0)).toEqual([x[2]]);
    const longer = layoutBest(
      graphOf(5, [
        [1, 0],
        [2, 1],
        [3, 2],
        [4, 3],
        [1, 4],
      ]),
    );
    expect([...longer.bends[4]!].filter((_, i) => i % 2 === 0)).toEqual([longer.x[2], longer.x[3]]);
  });
});

describe('unusual graphs', () => {
  it.each([
    ['none', graphOf(0, []), []],
    ['one node', graphOf(1, []), [0]],
    [
      'a self loop',
      graphOf(2, [
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
      [0, 1],
    ],
    [
      'the same edge twice',
      graphOf(2, [
        [1, 0],
        [1, 0],
      ]),
      [0, 1],
    ],
    [
      'two nodes that name each other',
      graphOf(3, [
        [1, 0],
        [2, 1],
        [1, 2],
      ]),
      [0, 1, 2],
    ],
    [
      'an edge out of the root',
      graphOf(3, [
        [1, 0],
        [0, 2],
      ]),
      [0, 1, 1],
    ],
    [
      'nodes without a way to the root',
      graphOf(5, [
        [1, 0],
        [4, 3],
      ]),
      [0, 1, 1, 1, 2],
    ],
    [
      'a root that is not the first',
      graphOf(
        3,
        [
          [0, 1],
          [1, 2],
        ],
        2,
      ),
      [2, 1, 0],
    ],
  ])('places %s', (_, graph, columns) => {
    const layout = layoutBest(graph);
    expect([...layout.columns]).toEqual(columns);
    expect(layout.order.flatMap((column) => [...column]).toSorted((a, b) => a - b)).toEqual(
      columns.map((_, node) => node),
    );
    expect([...layout.x, ...layout.y].every(Number.isFinite)).toBe(true);
    expect(layout.bends).toHaveLength(graph.edges.length / 2);
  });

  it('handles a chain and a star of 10,000 nodes', () => {
    const chain = layoutFirst(
      graphOf(
        10_000,
        Array.from({ length: 9_999 }, (_, i) => [i + 1, i] as const),
      ),
    );
    expect(chain.columns[9_999]).toBe(9_999);
    expect(chain.height).toBe(NODE_HEIGHT);
    const star = layoutBest(
      graphOf(
        10_000,
        Array.from({ length: 9_999 }, (_, i) => [i + 1, 0] as const),
      ),
    );
    expect(star.crossings).toBe(0);
    expect(star.height).toBeCloseTo(9_998 * ROW_GAP + NODE_HEIGHT);
  });
});

describe('the search', () => {
  const tangle = graphOf(
    60,
    Array.from({ length: 150 }, (_, i) => [1 + ((i * 37) % 59), (i * i * 11) % (1 + ((i * 37) % 59))] as const),
  );

  it('reports the first layout and each better one, the last being the one returned', () => {
    const seen: GraphLayout[] = [];
    const best = layoutBest(tangle, { onBetter: (layout) => seen.push(layout) });
    expect(seen[0]).toEqual(layoutFirst(tangle));
    expect(seen.at(-1)).toBe(best);
    const counts = seen.map((layout) => layout.crossings);
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(1);
  });

  it('stops with the best so far when asked to', () => {
    let asked = 0;
    const stopped = layoutBest(tangle, { shouldStop: () => ++asked === 1 });
    expect(asked).toBe(1);
    expect(stopped).toEqual(layoutFirst(tangle));
  });

  it('gives the same layout for the same seed, and tries others for another', () => {
    expect(layoutBest(tangle, { seed: 7 })).toEqual(layoutBest(tangle, { seed: 7 }));
    expect(layoutFirst(tangle, { seed: 7 }).order).not.toEqual(layoutFirst(tangle, { seed: 8 }).order);
  });
});
