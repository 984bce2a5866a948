import type { NetworkBrief } from '../../facts/searchResult.ts';

/** A route of a prefix, as one vantage point of a collector has it. */
export interface PeerRoute {
  readonly collector: string;
  /** The network that feeds the collector. */
  readonly peer: NetworkBrief;
  readonly peerIp: string;
  /** AS numbers in wire order, the origin last: `3356 1299 {64500,64501}`. */
  readonly path: string;
  readonly communities: readonly string[];
  /** When the update came, or when the table was made that has it: then it is at least as old. */
  readonly since: Date;
  readonly isFromTable: boolean;
}
