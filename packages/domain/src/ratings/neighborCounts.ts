import type { LinkType } from '../relations/graph.ts';

/** A relation between two networks, or a link with unknown relation; with `p2c`, `a` is the provider. */
export interface RatedLink {
  readonly a: number;
  readonly b: number;
  readonly type: LinkType | '?';
}

/** Numbers of a network's neighbors. */
export interface NeighborCounts {
  customers: number;
  providers: number;
  peers: number;
  /** All of them, including those with unknown relation. */
  neighbors: number;
}

/** The neighbor counts of every network on the links, by ASN; with `counts`, only neighbors for which it returns true. */
export function neighborCounts(
  links: Iterable<RatedLink>,
  counts: (neighbor: number) => boolean = () => true,
): Map<number, NeighborCounts> {
  const found = new Map<number, NeighborCounts>();
  const of = (asn: number): NeighborCounts => {
    let counted = found.get(asn);
    if (!counted) found.set(asn, (counted = { customers: 0, providers: 0, peers: 0, neighbors: 0 }));
    return counted;
  };
  const meet = (asn: number, neighbor: number, role: keyof NeighborCounts | null): void => {
    const counted = of(asn);
    if (!counts(neighbor)) return;
    counted.neighbors++;
    if (role) counted[role]++;
  };
  for (const { a, b, type } of links) {
    meet(a, b, type === 'p2c' ? 'customers' : type === 'p2p' ? 'peers' : null);
    meet(b, a, type === 'p2c' ? 'providers' : type === 'p2p' ? 'peers' : null);
  }
  return found;
}
