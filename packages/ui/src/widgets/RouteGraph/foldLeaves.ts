import { relationTypes } from '@routeglass/domain/relations';
import type { GraphData, GraphEdge, GraphNode } from './graphData.ts';

/** A drawn node: a network, or several folded into one place. */
export type DrawnNode = GraphNode & { readonly members?: readonly number[] };

/** Smaller graphs show every network. */
const FROM_NETWORKS = 40;
/** Minimum number of leaves for a group. */
const LEAST = 4;

/** Whether a drawn node's number represents several networks. */
export function isGroup(number: number): boolean {
  return number < 0;
}

/**
 * The graph with leaves of one neighbor and with the same relation folded into one node, except for the groups in `opened`. A group's number is
 * negative and the same in every graph; it has the paths of its members, so it is highlighted with them.
 */
export function foldLeaves(graph: GraphData, opened: ReadonlySet<number>): GraphData {
  if (graph.nodes.length < FROM_NETWORKS) return graph;
  const groups = new Map<number, GraphEdge[]>();
  for (const edge of leafEdges(graph)) {
    const id = groupOf(edge);
    if (!opened.has(id)) groups.set(id, [...(groups.get(id) ?? []), edge]);
  }
  for (const [id, edges] of groups) if (edges.length < LEAST) groups.delete(id);
  if (groups.size === 0) return graph;
  const folded = new Set([...groups.values()].flat());
  const gone = new Set([...folded].map(({ from }) => from));
  const nodeOf = new Map(graph.nodes.map((node) => [node.asn, node]));
  return {
    ...graph,
    nodes: [
      ...graph.nodes.filter(({ asn }) => !gone.has(asn)),
      ...[...groups].map(([id, edges]) => groupNode(id, edges, nodeOf)),
    ],
    edges: [
      ...graph.edges.filter((edge) => !folded.has(edge)),
      ...[...groups].map(([id, edges]) => ({ ...edges[0]!, from: id, paths: pathsOf(edges) })),
    ],
  };
}

/** The only edges of networks that lead to one neighbor and no further. */
function leafEdges({ nodes, edges, root }: GraphData): GraphEdge[] {
  const degrees = new Map<number, number>();
  for (const { from, to } of edges) for (const end of [from, to]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  const origins = new Set(nodes.filter(({ pathLength }) => pathLength === 0).map(({ asn }) => asn)).add(root);
  const shown = new Set(nodes.filter(({ hidden, change }) => !hidden && !change).map(({ asn }) => asn));
  return edges.filter(({ from }) => degrees.get(from) === 1 && shown.has(from) && !origins.has(from));
}

function groupOf({ to, type, extended }: GraphEdge): number {
  return -(8 * to + 2 * relationTypes.indexOf(type) + (extended ? 1 : 0));
}

function groupNode(id: number, edges: readonly GraphEdge[], nodeOf: ReadonlyMap<number, GraphNode>): DrawnNode {
  const first = nodeOf.get(edges[0]!.from)!;
  return {
    ...first,
    asn: id,
    paths: pathsOf(edges),
    name: null,
    orgName: null,
    countryCode: null,
    countryName: null,
    members: edges.map(({ from }) => from),
  };
}

function pathsOf(edges: readonly GraphEdge[]): string[] {
  return [...new Set(edges.flatMap(({ paths }) => paths))];
}
