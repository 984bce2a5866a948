import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { NetworkBrief } from '../../facts/searchResult.ts';

/** A neighbor of a network, as seen in its paths. */
export interface Neighbor {
  readonly network: NetworkBrief;
  /** Its relation to the network of the page. */
  readonly relation: NeighborRelation;
  /** Whether the newest routes still show it. */
  readonly isActive: boolean;
  /** Whether IPv4 routes show it. */
  readonly ipv4: boolean;
  /** Whether IPv6 routes show it. */
  readonly ipv6: boolean;
  /** Current use of the link: routes, each from one vantage point to one prefix, and the prefixes they lead to. */
  readonly routes: number;
  readonly prefixes: number;
  readonly firstSeen: Date;
  /** Not shown if it is active. */
  readonly lastSeen: Date | null;
}
