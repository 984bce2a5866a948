import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutBest, layoutFirst } from './layout.ts';
import { bruteForceCrossings, graphOf } from './layout.fixtures.ts';
import { COLUMN_GAP, type LayoutGraph, NODE_HEIGHT, NODE_WIDTH, ROW_GAP } from './layoutGraph.ts';

/** Any graph, including cycles, self loops, duplicates and unconnected nodes. */
const anyGraph = fc.integer({ min: 1, max: 24 }).chain((nodeCount) => {
  const node = fc.integer({ min: 0, max: nodeCount - 1 });
  return fc
    .tuple(node, fc.array(fc.tuple(node, node), { maxLength: 48 }))
    .map(([root, edges]) => graphOf(nodeCount, edges, root));
});

/** A graph without cycles: every edge leads to a node with a lower number. */
const acyclicGraph = fc.integer({ min: 2, max: 30 }).chain((nodeCount) =>
  fc.array(fc.tuple(fc.integer({ min: 1, max: nodeCount - 1 }), fc.nat()), { maxLength: 60 }).map((pairs) =>
    graphOf(
      nodeCount,
      pairs.map(([from, to]) => [from, to % from] as const),
    ),
  ),
);

const runs = { numRuns: 150 };

function edgesOf({ edges }: LayoutGraph): [from: number, to: number][] {
  return Array.from({ length: edges.length / 2 }, (_, i) => [edges[2 * i]!, edges[2 * i + 1]!]);
}

describe('any layout', () => {
  it('places every node once, in its column, the root alone in the first', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { order, columns, x } = layoutFirst(graph);
        const placed = order.flatMap((column) => [...column]);
        expect(placed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: graph.nodeCount }, (_, i) => i));
        order.forEach((nodes, column) => nodes.forEach((node) => expect(columns[node]).toBe(column)));
        expect([...order[0]!]).toEqual([graph.root]);
        columns.forEach((column, node) => expect(x[node]).toBe(NODE_WIDTH / 2 + column * COLUMN_GAP));
      }),
      runs,
    );
  });

  it('keeps the least distance between the nodes of a column, top to bottom as ordered, and stays inside the picture', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { order, y, bends, height, width } = layoutBest(graph, { starts: 3 });
        for (const nodes of order) {
          for (let i = 1; i < nodes.length; i++) {
            expect(y[nodes[i]!]! - y[nodes[i - 1]!]!).toBeGreaterThanOrEqual(ROW_GAP - 1e-6);
          }
        }
        for (const value of y) {
          expect(value).toBeGreaterThanOrEqual(NODE_HEIGHT / 2 - 1e-6);
          expect(value).toBeLessThanOrEqual(height - NODE_HEIGHT / 2 + 1e-6);
        }
        for (const points of bends) {
          points.forEach((value, i) => expect(value).toBeLessThanOrEqual(i % 2 === 0 ? width : height));
        }
      }),
      runs,
    );
  });

  it('counts the crossings that all pairs of drawn pieces have', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const first = layoutFirst(graph);
        expect(first.crossings).toBe(bruteForceCrossings(graph, first));
        const best = layoutBest(graph, { starts: 4 });
        expect(best.crossings).toBe(bruteForceCrossings(graph, best));
        expect(best.crossings).toBeLessThanOrEqual(first.crossings);
      }),
      runs,
    );
  });

  it('turns only edges that lie on a cycle or leave the root: without them columns grow along every edge', () => {
    fc.assert(
      fc.property(acyclicGraph, (graph) => {
        const { columns } = layoutFirst(graph);
        for (const [from, to] of edgesOf(graph)) expect(columns[from]!).toBeGreaterThan(columns[to]!);
      }),
      runs,
    );
  });

  it('bends each line once in every column that it passes', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { columns, bends } = layoutFirst(graph);
        edgesOf(graph).forEach(([from, to], edge) => {
          const passed = Math.max(0, Math.abs(columns[from]! - columns[to]!) - 1);
          expect(bends[edge]).toHaveLength(2 * passed);
          if (from !== to) expect(columns[from]).not.toBe(columns[to]);
        });
      }),
      runs,
    );
  });
});
