import type { RelationGraph } from '@routeglass/domain/relations';

type Side = 'providers' | 'customers' | 'peers';

/** AS numbers on one side of a network, ascending. */
export function neighboursOf(graph: RelationGraph, asn: number, side: Side): number[] {
  const node = graph.indexOf(asn);
  if (node === undefined) return [];
  const { starts, targets } = graph[side];
  return Array.from(targets.subarray(starts[node], starts[node + 1]), (other) => graph.asns[other] ?? 0);
}

export function hasCustomers({ customers: { starts } }: RelationGraph, node: number): boolean {
  return (starts[node + 1] ?? 0) > (starts[node] ?? 0);
}

export function areNeighbours(graph: RelationGraph, a: number, b: number): boolean {
  return (['providers', 'customers', 'peers'] as const).some((side) => neighboursOf(graph, a, side).includes(b));
}
