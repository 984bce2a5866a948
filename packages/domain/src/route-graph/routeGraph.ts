import type { Relation } from '../relations/graph.ts';
import type { LayoutGraph } from './layoutGraph.ts';

/** Relation of `from` to `to`: peer, provider of its customer, customer of its provider, unspecified. */
export type EdgeRelation = Relation;

export interface RouteGraphNode {
  /** The ASN as text. */
  readonly id: string;
  readonly asn: number;
  /** Fewest hops to the root along the edges; where none lead to it, to the nearest other origin. 0 is an origin. */
  readonly pathLength: number;
  /** The paths through this node as `asn×count → …`, the peer's first, prepends counted. */
  readonly paths: readonly string[];
  /** Only on possible, not on seen paths. */
  readonly extended: boolean;
}

export interface RouteGraphEdge {
  /** ASN of the end farther from the root: the one that heard the route. */
  readonly from: number;
  /** ASN of the end nearer to the root. */
  readonly to: number;
  readonly type: EdgeRelation;
  readonly paths: readonly string[];
  readonly extended: boolean;
  /** In a loop of one of these paths: between an ASN and its return. */
  readonly loop: boolean;
}

export const leftOutReasons = ['malformed', 'as-set', 'other-origin'] as const;
/**
 * Why a path takes no part in a graph: it is no AS path or an empty one; it has an AS_SET or a confederation where it does not say who stands
 * beside whom; it leads to another origin.
 */
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface RouteGraph {
  readonly root: number;
  /** By distance to the root, then by ASN; the root is first, also when no path leads to it. */
  readonly nodes: readonly RouteGraphNode[];
  /** By the nodes' order of `from`, then of `to`. */
  readonly edges: readonly RouteGraphEdge[];
  /** Paths that take no part in the graph, each with the reason. */
  readonly leftOut: readonly { readonly path: string; readonly reason: LeftOutReason }[];
}

/** The graph by node index, as the layout wants it; index i is `graph.nodes[i]`. */
export function layoutGraphOf(graph: Pick<RouteGraph, 'root' | 'nodes' | 'edges'>): LayoutGraph {
  const indexOf = new Map(graph.nodes.map((node, index) => [node.asn, index]));
  const edges = new Uint32Array(2 * graph.edges.length);
  graph.edges.forEach((edge, i) => {
    edges[2 * i] = indexOf.get(edge.from) ?? 0;
    edges[2 * i + 1] = indexOf.get(edge.to) ?? 0;
  });
  return { nodeCount: graph.nodes.length, root: indexOf.get(graph.root) ?? 0, edges };
}
