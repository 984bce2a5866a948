import type { NetworkBrief } from '../../facts/searchResult.ts';

/** A route of a prefix at one vantage point of a collector. */
export interface PeerRoute {
  readonly collector: string;
  /** The network that feeds the collector. */
  readonly peer: NetworkBrief;
  readonly peerIp: string;
  /** AS numbers in wire order, the origin last: `3356 1299 {64500,64501}`. */
  readonly path: string;
  readonly communities: readonly string[];
  /** Time of the update, or of the table that contains it: then the route is at least that old. */
  readonly since: Date;
  readonly isFromTable: boolean;
}
