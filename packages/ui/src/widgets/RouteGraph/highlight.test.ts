import { describe, expect, it } from 'vitest';
import type { GraphData } from './graphData.ts';
import { indexGraph } from './graphIndex.ts';
import { highlightOf, sameTarget } from './highlight.ts';
import { graphOfPaths } from './RouteGraph.fixtures.ts';

const data = graphOfPaths(1, ['5 3 2 1', '6 3 2 1', '7 4 1'], ['8 4 1']);
const graph = indexGraph(data);
const node = (asn: number) => ({ kind: 'node', index: graph.nodeOf.get(asn) ?? -1 }) as const;
const edge = (from: number, to: number) =>
  ({ kind: 'edge', index: graph.edges.findIndex((each) => each.from === from && each.to === to) }) as const;
const lit = (target: Parameters<typeof highlightOf>[1], of = graph) => {
  const { nodes, edges } = highlightOf(of, target);
  return {
    nodes: [...nodes].map((index) => of.nodes[index]!.asn).sort((a, b) => a - b),
    edges: [...edges].map((index) => `${of.edges[index]!.from}-${of.edges[index]!.to}`).sort(),
  };
};

describe('highlightOf', () => {
  it.each([
    ['a leaf lights its own path', node(5), [1, 2, 3, 5], ['2-1', '3-2', '5-3']],
    ['a middle lights every path through it', node(3), [1, 2, 3, 5, 6], ['2-1', '3-2', '5-3', '6-3']],
    [
      'the origin lights everything',
      node(1),
      [1, 2, 3, 4, 5, 6, 7, 8],
      ['2-1', '3-2', '4-1', '5-3', '6-3', '7-4', '8-4'],
    ],
    ['a possible route lights like a seen one', node(8), [1, 4, 8], ['4-1', '8-4']],
    ['an edge lights the paths over it', edge(6, 3), [1, 2, 3, 6], ['2-1', '3-2', '6-3']],
    ['a shared edge lights both its paths', edge(4, 1), [1, 4, 7, 8], ['4-1', '7-4', '8-4']],
  ])('%s', (_, target, nodes, edges) => {
    expect(lit(target)).toEqual({ nodes, edges });
  });

  it('lights a node without paths together with its neighbors', () => {
    const bare: GraphData = {
      ...data,
      nodes: data.nodes.map((each) => ({ ...each, paths: [] })),
      edges: data.edges.map((each) => ({ ...each, paths: [] })),
    };
    const of = indexGraph(bare);
    expect(lit({ kind: 'node', index: of.nodeOf.get(3)! }, of)).toEqual({
      nodes: [2, 3, 5, 6],
      edges: ['3-2', '5-3', '6-3'],
    });
  });
});

describe('sameTarget', () => {
  it.each([
    [null, null, true],
    [node(3), null, false],
    [node(3), { ...node(3) }, true],
    [node(3), node(5), false],
    [{ kind: 'node', index: 0 } as const, { kind: 'edge', index: 0 } as const, false],
  ])('%o and %o: %s', (a, b, same) => {
    expect(sameTarget(a, b)).toBe(same);
  });
});
