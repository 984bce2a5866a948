import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { SourceName } from '../../facts/sourceWords.ts';
import type { Validity } from '@routeglass/domain/validity';

/** A count by IP version. `all` counts each thing once, so it may be less than the sum. */
export interface PerVersion {
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

/** A network's position by one metric in one IP version. */
export interface OverviewRating {
  readonly metric: 'score' | 'asn-count-in-cc' | 'prefix-count-in-cc';
  readonly ipVersion: 4 | 6;
  readonly position: number;
  /** Positions gained (positive) or lost since the day before; null if it was not rated then, absent if that day has no ratings at all. */
  readonly change?: number | null | undefined;
  readonly value: number;
  /** Number of networks rated by it. */
  readonly of: number;
}

/** Address space; each part counts once, however often it is announced. */
export interface AddressSpace {
  readonly ipv4Addresses: number;
  /** May be a fraction if prefixes longer than /48 are announced. */
  readonly ipv6Sites: number;
}

/** What the loaded tables show about a network at a glance. */
export interface AsOverview {
  /** False if no routes are loaded in which the network could appear. */
  readonly routesLoaded: boolean;
  readonly prefixes: PerVersion;
  readonly neighbors: Readonly<Record<NeighborRelation, PerVersion>>;
  /** Prefixes by origin validation state. */
  readonly roa: Readonly<Record<Validity, number>>;
  /** Prefixes by the state of their route objects; undefined while it loads. */
  readonly routeObjects: Readonly<Record<Validity, number>> | undefined;
  /** Ongoing incidents with the network as a party. */
  readonly incidents: Readonly<Record<'leaks' | 'hijacks' | 'bogons', PerVersion>>;
  /** Prefixes that changed in the 24 hours before the newest data; undefined while it loads, null if unknown. */
  readonly changes?: number | null | undefined;
  /** The page that lists these changes. Default: the list of prefixes. */
  readonly changesHref?: string | undefined;
  /** Address space that it announces: IPv4 in addresses, IPv6 in /48s; undefined while it loads, null if unknown. */
  readonly space?: AddressSpace | null | undefined;
  /** Internet exchanges where it peers; undefined while it loads. */
  readonly exchanges: number | undefined;
  /** Empty if it is not rated. */
  readonly ratings: readonly OverviewRating[];
  /** Address ranges registered to the network: known even without routes. */
  readonly registeredRanges: PerVersion;
  /** Sources of which nothing is loaded, so that their content is unknown. Default: none. */
  readonly missingSources?: readonly SourceName[];
}
