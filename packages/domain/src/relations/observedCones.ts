import { relationBetween, type RelationGraph } from './graph.ts';

/**
 * Observed cones (provider/peer observed, as published by CAIDA): X is in the cone of A if a path that A's provider or peer passed on runs down
 * from A to X over customer links only. Every network is in its own cone.
 *
 * @param paths clean paths in wire order.
 * @returns for each ASN of the graph, the ASNs of its cone.
 */
export function observedCones(graph: RelationGraph, paths: Iterable<ArrayLike<number>>): Map<number, Set<number>> {
  const cones = new Map<number, Set<number>>(Array.from(graph.asns, (asn) => [asn, new Set([asn])]));
  for (const path of paths) {
    const relations = Array.from({ length: path.length }, (_, i) => relationBetween(graph, path[i]!, path[i + 1]!));
    for (let top = 1; top < path.length - 1; top++) {
      if (relations[top - 1] !== 'p2c' && relations[top - 1] !== 'p2p') continue;
      const cone = cones.get(path[top]!);
      for (let i = top; relations[i] === 'p2c'; i++) cone?.add(path[i + 1]!);
    }
  }
  return cones;
}
