import type { PeerShares } from './passage.ts';
import type { Origination } from './prefixCones.ts';
import type { RatedLink } from './neighborCounts.ts';

/** Customer cones by ASN, each with the network itself in it; a network without an entry is alone in its cone. */
export type Cones = ReadonlyMap<number, ReadonlySet<number>>;

/** What networks of one IP version are rated by, on one day. */
export interface RatingGrounds {
  readonly links: readonly RatedLink[];
  /** ASNs at the top. */
  readonly clique: readonly number[];
  readonly cones: Cones;
  readonly origination: Origination;
  /** Networks on paths with their shares. */
  readonly shares: PeerShares;
  readonly onPaths: Iterable<number>;
}
