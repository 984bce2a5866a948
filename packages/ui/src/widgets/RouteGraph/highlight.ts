import type { GraphIndex } from './graphIndex.ts';

/** The hovered or focused target. */
export type GraphTarget = { readonly kind: 'node' | 'edge'; readonly index: number };

/** Indexes of the nodes and edges that stay bright; everything else is dimmed. */
export interface Highlight {
  readonly nodes: ReadonlySet<number>;
  readonly edges: ReadonlySet<number>;
}

/**
 * Everything on the paths through the target. A target without paths highlights itself, its edges and their ends. Paths are matched by text, so
 * possible routes are highlighted like observed ones.
 */
export function highlightOf(graph: GraphIndex, target: GraphTarget): Highlight {
  const nodes = new Set<number>();
  const edges = new Set<number>();
  const item = (target.kind === 'node' ? graph.nodes : graph.edges)[target.index];
  for (const path of item?.paths ?? []) {
    for (const node of graph.nodesOfPath.get(path) ?? []) nodes.add(node);
    for (const edge of graph.edgesOfPath.get(path) ?? []) edges.add(edge);
  }
  if (nodes.size > 0) return { nodes, edges };
  for (const edge of target.kind === 'edge' ? [target.index] : (graph.edgesAt[target.index] ?? [])) edges.add(edge);
  if (target.kind === 'node') nodes.add(target.index);
  for (const edge of edges) nodes.add(graph.ends[2 * edge]!).add(graph.ends[2 * edge + 1]!);
  return { nodes, edges };
}

export function sameTarget(a: GraphTarget | null, b: GraphTarget | null): boolean {
  return a === b || (a !== null && b !== null && a.kind === b.kind && a.index === b.index);
}
