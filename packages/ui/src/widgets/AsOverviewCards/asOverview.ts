import type { NeighborRelation } from '../RelationBadge/relationWords.ts';
import type { Validity } from '../SearchResult/searchResult.ts';

/** A count by IP version. `all` counts each thing once, so it may be less than the sum. */
export interface PerVersion {
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

/** What the loaded tables show of a network at a glance. */
export interface AsOverview {
  /** False where no routes at all are loaded in which the network could be seen. */
  readonly routesLoaded: boolean;
  readonly prefixes: PerVersion;
  readonly neighbors: Readonly<Record<NeighborRelation, PerVersion>>;
  /** Prefixes by the state of their origin validation. */
  readonly roa: Readonly<Record<Validity, number>>;
  /** Ranges of addresses that the registries give to the network: known even without routes. */
  readonly registeredRanges: PerVersion;
}
