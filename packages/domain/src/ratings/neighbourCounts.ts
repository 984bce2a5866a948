import type { LinkType } from '../relations/graph.ts';

/** A relation between two networks, or a link whose relation is not known; with `p2c`, `a` is the provider. */
export interface RatedLink {
  readonly a: number;
  readonly b: number;
  readonly type: LinkType | '?';
}

/** What a network has beside it. */
export interface NeighbourCounts {
  customers: number;
  providers: number;
  peers: number;
  /** All of them, and those whose relation is not known. */
  neighbors: number;
}

/** The neighbours of every network on the links, by ASN; with `counts`, those alone of which it is true. */
export function neighbourCounts(
  links: Iterable<RatedLink>,
  counts: (neighbour: number) => boolean = () => true,
): Map<number, NeighbourCounts> {
  const found = new Map<number, NeighbourCounts>();
  const of = (asn: number): NeighbourCounts => {
    let counted = found.get(asn);
    if (!counted) found.set(asn, (counted = { customers: 0, providers: 0, peers: 0, neighbors: 0 }));
    return counted;
  };
  const meet = (asn: number, neighbour: number, role: keyof NeighbourCounts | null): void => {
    const counted = of(asn);
    if (!counts(neighbour)) return;
    counted.neighbors++;
    if (role) counted[role]++;
  };
  for (const { a, b, type } of links) {
    meet(a, b, type === 'p2c' ? 'customers' : type === 'p2p' ? 'peers' : null);
    meet(b, a, type === 'p2c' ? 'providers' : type === 'p2p' ? 'peers' : null);
  }
  return found;
}
