import type { Validity } from '@routeglass/domain/validity';
import type { SpecialAsn } from './specialAsn.ts';
import type { SpecialPurpose } from './specialPurpose.ts';

export type { Validity };

/** A network's name and country; null if no loaded source has them. */
export interface NetworkBrief {
  readonly asn: number;
  readonly asName: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
}

/** A prefix as one network announces it. */
export interface AnnouncedPrefix {
  readonly prefix: string;
  readonly origin: NetworkBrief;
  /** Members of the AS_SET at the end of the paths to an aggregate; `origin` is then the network that made it. */
  readonly originSet?: readonly number[];
  readonly roa: Validity;
  readonly routeObject: Validity;
  /** Number of vantage points that carry it. */
  readonly propagation: number | null;
  /** Their share, 0 to 100 percent. */
  readonly relativePropagation: number | null;
}

/** A search result from either world. */
export interface Found {
  /** Whether it belongs to the simulated Internet. */
  readonly sample?: boolean | undefined;
}

export type AutonomousSystemResult = Found &
  NetworkBrief & {
    readonly type: 'autonomous-system';
    readonly orgName: string | null;
    /** How many it announces; absent if not requested. */
    readonly prefixes?: number | undefined;
    /** Number of address ranges registered to it; absent if not requested. */
    readonly ranges?: number | undefined;
  };
export type OriginResult = Found &
  Pick<AnnouncedPrefix, 'prefix' | 'origin' | 'originSet'> & {
    readonly type: 'origin';
    /** Source: a loaded route, or the address registries, whose network is the holder of the block. Default `routes`. */
    readonly knownBy?: 'routes' | 'registry';
  };
export type PrefixResult = Found & AnnouncedPrefix & { readonly type: 'prefix' };
export type DomainResult = Found & { readonly type: 'domain'; readonly name: string };
export type AsSetResult = Found & {
  readonly type: 'as-set';
  readonly rpslPk: string;
  readonly source: string;
  readonly descr: readonly string[];
};
export type CommunityResult = Found & {
  readonly type: 'bgp-community';
  readonly asn: number;
  readonly community: string;
  readonly description: string;
};
export type SpecialPurposeResult = Found & SpecialPurpose & { readonly type: 'special-purpose' };
export type SpecialAsnResult = Found & SpecialAsn & { readonly type: 'special-asn' };
/** A result of an unknown type: shown with its label, without a link. */
export type UnknownResult = Found & { readonly type: 'unknown' };

/** One search result, tagged by type. */
export type SearchResult =
  | AutonomousSystemResult
  | OriginResult
  | PrefixResult
  | DomainResult
  | AsSetResult
  | CommunityResult
  | SpecialPurposeResult
  | SpecialAsnResult
  | UnknownResult;
