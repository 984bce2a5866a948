import type { PeerShares } from './passage.ts';
import type { Origination } from './prefixCones.ts';
import type { RatedLink } from './neighborCounts.ts';

/** Customer cones by ASN, each including the network itself; a network without an entry is alone in its cone. */
export type Cones = ReadonlyMap<number, ReadonlySet<number>>;

/** The data behind the rating of networks, for one IP version and day. */
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
