import type { NeighborRelation } from '@routeglass/domain/neighbor';
import type { SourceName } from '../../facts/sourceWords.ts';
import type { Validity } from '@routeglass/domain/validity';

/** A count by IP version. `all` counts each thing once, so it may be less than the sum. */
export interface PerVersion {
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

/** A network's place by one metric in one IP version. */
export interface OverviewRating {
  readonly metric: 'score' | 'asn-count-in-cc' | 'prefix-count-in-cc';
  readonly ipVersion: 4 | 6;
  readonly position: number;
  /** Positions won (positive) or lost since the day before; null where it was not rated then, absent where that day is not rated at all. */
  readonly change?: number | null | undefined;
  readonly value: number;
  /** Networks rated by it. */
  readonly of: number;
}

/** Address space, each part counted once however often it is announced. */
export interface AddressSpace {
  readonly ipv4Addresses: number;
  /** May be a fraction, where prefixes longer than /48 are announced. */
  readonly ipv6Sites: number;
}

/** What the loaded tables show of a network at a glance. */
export interface AsOverview {
  /** False where no routes at all are loaded in which the network could be seen. */
  readonly routesLoaded: boolean;
  readonly prefixes: PerVersion;
  readonly neighbors: Readonly<Record<NeighborRelation, PerVersion>>;
  /** Prefixes by the state of their origin validation. */
  readonly roa: Readonly<Record<Validity, number>>;
  /** Prefixes by the state of their route objects; undefined while it is on its way. */
  readonly routeObjects: Readonly<Record<Validity, number>> | undefined;
  /** Incidents that the network is party to and that go on. */
  readonly incidents: Readonly<Record<'leaks' | 'hijacks' | 'bogons', PerVersion>>;
  /** Prefixes that changed in the 24 hours before the newest data; undefined while it is on its way, null where it is not known. */
  readonly changes?: number | null | undefined;
  /** The page that lists these changes. Default: the list of prefixes. */
  readonly changesHref?: string | undefined;
  /** Address space that it announces: single IPv4 addresses, IPv6 in /48s; undefined while it is on its way, null where it is not known. */
  readonly space?: AddressSpace | null | undefined;
  /** Internet exchanges where it peers; undefined while it is on its way. */
  readonly exchanges: number | undefined;
  /** Empty where it is not rated. */
  readonly ratings: readonly OverviewRating[];
  /** Ranges of addresses that the registries give to the network: known even without routes. */
  readonly registeredRanges: PerVersion;
  /** Sources of which nothing is loaded: what they would tell is unknown. Default: none. */
  readonly missingSources?: readonly SourceName[];
}
