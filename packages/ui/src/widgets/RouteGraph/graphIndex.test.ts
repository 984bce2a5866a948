import { describe, expect, it } from 'vitest';
import { indexGraph, layoutGraphOf } from './graphIndex.ts';
import { graphOfPaths } from './RouteGraph.fixtures.ts';

const data = graphOfPaths(1, ['3 2 1', '4 2 1']);

describe('indexGraph', () => {
  it('numbers nodes and edges and finds the root', () => {
    const graph = indexGraph(data);
    expect(graph.nodes[graph.root]?.asn).toBe(1);
    const pairs = graph.edges.map((_, i) => [
      graph.nodes[graph.ends[2 * i]!]?.asn,
      graph.nodes[graph.ends[2 * i + 1]!]?.asn,
    ]);
    expect(pairs).toEqual(graph.edges.map(({ from, to }) => [from, to]));
    expect(layoutGraphOf(graph)).toMatchObject({ nodeCount: 4, root: graph.root });
  });

  it.each([
    [
      'hidden nodes and their edges',
      { nodes: data.nodes.map((node) => ({ ...node, hidden: node.asn === 4 })) },
      [3, 2],
    ],
    ['hidden edges', { edges: data.edges.map((edge) => ({ ...edge, hidden: edge.from === 4 })) }, [4, 2]],
    ['edges without both ends', { edges: [...data.edges, { ...data.edges[0]!, from: 99 }] }, [4, 3]],
    ['edges of a node with itself', { edges: [...data.edges, { ...data.edges[0]!, from: 2, to: 2 }] }, [4, 3]],
    ['a second node of one ASN', { nodes: [...data.nodes, data.nodes[0]!] }, [4, 3]],
  ])('leaves out %s', (_, change, [nodes, edges]) => {
    const graph = indexGraph({ ...data, ...change });
    expect([graph.nodes.length, graph.edges.length]).toEqual([nodes, edges]);
  });

  it('takes an empty graph', () => {
    expect(indexGraph({ root: 1, nodes: [], edges: [], routes: [] }).nodes).toEqual([]);
  });
});
