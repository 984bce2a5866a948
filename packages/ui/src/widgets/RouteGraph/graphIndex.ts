import type { LayoutGraph } from '@routeglass/domain/route-graph';
import type { DrawnNode } from './foldLeaves.ts';
import type { GraphData, GraphEdge } from './graphData.ts';

/** The drawn part of a graph by index: node i is `nodes[i]`, edge i is `edges[i]` between `ends[2i]` and `ends[2i + 1]`. */
export interface GraphIndex {
  readonly root: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly GraphEdge[];
  /** from0, to0, from1, to1, … */
  readonly ends: Uint32Array;
  readonly nodeOf: ReadonlyMap<number, number>;
  /** Edges at each node, in the order of `edges`. */
  readonly edgesAt: readonly (readonly number[])[];
  /** Nodes and edges by path. */
  readonly nodesOfPath: ReadonlyMap<string, readonly number[]>;
  readonly edgesOfPath: ReadonlyMap<string, readonly number[]>;
}

/** Indexes what is drawn: leaves out hidden nodes and edges (unless `withHidden`), edges without both ends, and duplicate nodes of an ASN. */
export function indexGraph(graph: GraphData, { withHidden = false } = {}): GraphIndex {
  const nodes: DrawnNode[] = [];
  const nodeOf = new Map<number, number>();
  for (const node of graph.nodes) {
    if ((node.hidden && !withHidden) || nodeOf.has(node.asn)) continue;
    nodeOf.set(node.asn, nodes.length);
    nodes.push(node);
  }
  const edges: GraphEdge[] = [];
  const ends: number[] = [];
  for (const edge of graph.edges) {
    const from = nodeOf.get(edge.from);
    const to = nodeOf.get(edge.to);
    if ((edge.hidden && !withHidden) || from === undefined || to === undefined || from === to) continue;
    edges.push(edge);
    ends.push(from, to);
  }
  const edgesAt: number[][] = nodes.map(() => []);
  ends.forEach((node, i) => edgesAt[node]?.push(i >> 1));
  return {
    root: nodeOf.get(graph.root) ?? 0,
    nodes,
    edges,
    ends: Uint32Array.from(ends),
    nodeOf,
    edgesAt,
    nodesOfPath: byPath(nodes),
    edgesOfPath: byPath(edges),
  };
}

/** The indexed graph as input of the layout. */
export function layoutGraphOf({ nodes, root, ends }: GraphIndex): LayoutGraph {
  return { nodeCount: nodes.length, root, edges: ends };
}

function byPath(items: readonly { readonly paths: readonly string[] }[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  items.forEach(({ paths }, i) => {
    for (const path of paths) {
      const known = found.get(path);
      if (known) known.push(i);
      else found.set(path, [i]);
    }
  });
  return found;
}
