import { neighbors, type RelationGraph } from './graph.ts';

/** Fewest customer-to-provider steps from each node of the graph to a clique member (0 for members); -1 if no chain of providers leads to one. */
export function tier1Distances(graph: RelationGraph, clique: Iterable<number>): Int32Array {
  const distances = new Int32Array(graph.asns.length).fill(-1);
  const queue: number[] = [];
  const reach = (node: number, distance: number): void => {
    if (distances[node] !== -1) return;
    distances[node] = distance;
    queue.push(node);
  };
  for (const asn of clique) {
    const node = graph.indexOf(asn);
    if (node !== undefined) reach(node, 0);
  }
  for (const node of queue) {
    for (const customer of neighbors(graph.customers, node)) reach(customer, distances[node]! + 1);
  }
  return distances;
}
