import { createPropagation } from '@routeglass/domain/propagation';
import type { RelationGraph, RelationLink } from '@routeglass/domain/relations';
import { hasCustomers, neighborsOf } from './neighbors.ts';

/** The paths of full tables at some networks of a simulated Internet. */
export interface VantagePaths {
  /** By network: its paths to every network with customers, in wire order. */
  readonly paths: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** By network: the last link of its path to each network without customers. */
  readonly lastLinks: ReadonlyMap<number, readonly RelationLink[]>;
}

interface Way {
  readonly path: readonly number[];
  /** Class and length; lower is better. */
  readonly rank: number;
}

const CLASSES = { own: 1, customer: 1, peer: 2, provider: 3 } as const;
const AS_PEER = 2;
const ranked = (kind: number, hops: number): number => 1000 * kind + hops;

/**
 * Best paths from some networks to all others by Gao-Rexford propagation. The path to a network without customers uses the best of its
 * providers, which saves most propagations; such a network's peerings count only if they are with a vantage network.
 */
export function vantagePaths(graph: RelationGraph, vantage: readonly number[]): VantagePaths {
  const propagation = createPropagation(graph);
  /** For each vantage network, its path to each network, by AS number. */
  const ways = new Map(vantage.map((asn) => [asn, new Map<number, Way>()]));
  for (const [node, asn] of graph.asns.entries()) {
    if (!hasCustomers(graph, node)) continue;
    const best = propagation.announce(asn);
    for (const [peer, own] of ways) {
      const source = best.sourceOf(peer);
      const path = best.pathFrom(peer);
      if (source && path) own.set(asn, { path, rank: ranked(CLASSES[source], path.length) });
    }
  }
  const lastLinks = new Map(vantage.map((asn) => [asn, stubLinks(graph, asn, ways.get(asn) ?? new Map())]));
  return {
    paths: new Map([...ways].map(([asn, own]) => [asn, [...own.values()].map(({ path }) => path)])),
    lastLinks,
  };
}

function stubLinks(graph: RelationGraph, vantage: number, ways: ReadonlyMap<number, Way>): RelationLink[] {
  const peers = new Set(neighborsOf(graph, vantage, 'peers'));
  const links: RelationLink[] = [];
  for (const [node, asn] of graph.asns.entries()) {
    if (hasCustomers(graph, node) || asn === vantage) continue;
    let link: RelationLink | undefined = peers.has(asn) ? { a: vantage, b: asn, type: 'p2p' } : undefined;
    let least = link ? ranked(AS_PEER, 1) : Infinity;
    for (const provider of neighborsOf(graph, asn, 'providers')) {
      const way = ways.get(provider);
      if (!way || way.rank >= least || way.path.includes(asn)) continue;
      least = way.rank;
      link = { a: provider, b: asn, type: 'p2c' };
    }
    if (link) links.push(link);
  }
  return links;
}
