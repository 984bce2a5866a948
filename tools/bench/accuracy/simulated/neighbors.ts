import type { RelationGraph } from '@routeglass/domain/relations';

type Side = 'providers' | 'customers' | 'peers';

/** AS numbers on one side of a network, ascending. */
export function neighborsOf(graph: RelationGraph, asn: number, side: Side): number[] {
  const node = graph.indexOf(asn);
  if (node === undefined) return [];
  const { starts, targets } = graph[side];
  return Array.from(targets.subarray(starts[node], starts[node + 1]), (other) => graph.asns[other]!);
}

export function hasCustomers({ customers: { starts } }: RelationGraph, node: number): boolean {
  return starts[node + 1]! > starts[node]!;
}

export function areNeighbors(graph: RelationGraph, a: number, b: number): boolean {
  return (['providers', 'customers', 'peers'] as const).some((side) => neighborsOf(graph, a, side).includes(b));
}

/** Whether `asn` is `other` itself, one of its providers, a provider of those, and so on. */
export function isAbove(graph: RelationGraph, asn: number, other: number): boolean {
  const above = new Set([other]);
  for (const one of above) for (const provider of neighborsOf(graph, one, 'providers')) above.add(provider);
  return above.has(asn);
}
