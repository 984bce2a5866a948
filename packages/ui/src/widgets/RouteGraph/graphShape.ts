import type { GraphLayout, LayoutGraph } from '@routeglass/domain/route-graph';
import type { GraphData } from './graphData.ts';
import { indexGraph, layoutGraphOf, type GraphIndex } from './graphIndex.ts';

/** Everything that a drawing reserves space for: the drawn part of a graph, and its hidden part. */
export interface GraphShape {
  /** Equal for graphs that can share one layout. */
  readonly name: string;
  readonly whole: LayoutGraph;
  /** Index in the whole of each drawn node and edge; null if nothing is hidden. */
  readonly drawn: { readonly nodes: readonly number[]; readonly edges: readonly number[] } | null;
}

export function shapeOf(data: GraphData, graph: GraphIndex): GraphShape {
  const all = indexGraph(data, { withHidden: true });
  const isWhole = all.nodes.length === graph.nodes.length && all.edges.length === graph.edges.length;
  const placeOf = new Map(all.edges.map((edge, place) => [edge, place]));
  return {
    name: `${all.root} ${all.nodes.map((node) => node.asn).join()} ${all.ends.join()}`,
    whole: layoutGraphOf(all),
    drawn: isWhole
      ? null
      : {
          nodes: graph.nodes.map((node) => all.nodeOf.get(node.asn) ?? 0),
          edges: graph.edges.map((edge) => placeOf.get(edge) ?? 0),
        },
  };
}

/** The layout of the drawn part: everything is where the whole layout has it. */
export function drawnLayout(layout: GraphLayout, { drawn }: GraphShape): GraphLayout {
  if (!drawn) return layout;
  const numberOf = new Map(drawn.nodes.map((place, node) => [place, node]));
  return {
    ...layout,
    columns: Uint32Array.from(drawn.nodes, (place) => layout.columns[place]!),
    order: layout.order.map((column) =>
      column.filter((place) => numberOf.has(place)).map((place) => numberOf.get(place)!),
    ),
    x: Float64Array.from(drawn.nodes, (place) => layout.x[place]!),
    y: Float64Array.from(drawn.nodes, (place) => layout.y[place]!),
    bends: drawn.edges.map((place) => layout.bends[place]!),
  };
}
