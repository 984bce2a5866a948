import type { Relation } from '../relations/graph.ts';
import type { LayoutGraph } from './layoutGraph.ts';

/** Relation of `from` to `to`: peer, provider of its customer, customer of its provider, unspecified. */
export type EdgeRelation = Relation;

export interface RouteGraphNode {
  /** The ASN as text. */
  readonly id: string;
  readonly asn: number;
  /** Fewest hops along the edges to the root or, if none lead to it, to the nearest other origin. 0 for an origin. */
  readonly pathLength: number;
  /** The paths through this node as `asn×count → …`, the peer first, with prepends counted. */
  readonly paths: readonly string[];
  /** Only on possible paths, not on observed ones. */
  readonly extended: boolean;
}

export interface RouteGraphEdge {
  /** ASN of the end farther from the root: the network that received the route. */
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
 * Why a path is not in a graph: it is empty or not an AS path; it has an AS_SET or a confederation that hides which networks are adjacent; it
 * leads to another origin.
 */
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface RouteGraph {
  readonly root: number;
  /** By distance to the root, then by ASN; the root is first, even if no path leads to it. */
  readonly nodes: readonly RouteGraphNode[];
  /** Ordered by `from`, then by `to`, in the order of the nodes. */
  readonly edges: readonly RouteGraphEdge[];
  /** Paths that are not in the graph, each with the reason. */
  readonly leftOut: readonly { readonly path: string; readonly reason: LeftOutReason }[];
}

/** The graph by node index, as input of the layout; index i is `graph.nodes[i]`. */
export function layoutGraphOf(graph: Pick<RouteGraph, 'root' | 'nodes' | 'edges'>): LayoutGraph {
  const indexOf = new Map(graph.nodes.map((node, index) => [node.asn, index]));
  const edges = new Uint32Array(2 * graph.edges.length);
  graph.edges.forEach((edge, i) => {
    edges[2 * i] = indexOf.get(edge.from) ?? 0;
    edges[2 * i + 1] = indexOf.get(edge.to) ?? 0;
  });
  return { nodeCount: graph.nodes.length, root: indexOf.get(graph.root) ?? 0, edges };
}
