import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { NetworkBrief } from '../../facts/searchResult.ts';

/** A network beside another one, as its paths show. */
export interface Neighbor {
  readonly network: NetworkBrief;
  /** What it is to the network of the page. */
  readonly relation: NeighborRelation;
  /** Whether the newest routes still show it. */
  readonly isActive: boolean;
  /** Whether IPv4 routes show it. */
  readonly ipv4: boolean;
  /** Whether IPv6 routes show it. */
  readonly ipv6: boolean;
  /** How much runs over the link now: routes, each of one vantage point to one prefix, and the prefixes to which they lead. */
  readonly routes: number;
  readonly prefixes: number;
  readonly firstSeen: Date;
  /** Not shown of an active one. */
  readonly lastSeen: Date | null;
}
