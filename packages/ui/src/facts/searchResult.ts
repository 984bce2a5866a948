import type { Validity } from '@routeglass/domain/validity';
import type { SpecialAsn } from './specialAsn.ts';
import type { SpecialPurpose } from './specialPurpose.ts';

export type { Validity };

/** A network's name and home; null where no loaded source says. */
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
  /** Members of the AS_SET in which the paths to an aggregate end; `origin` is then the network that made it. */
  readonly originSet?: readonly number[];
  readonly roa: Validity;
  readonly routeObject: Validity;
  /** Number of collector peers that carry it. */
  readonly propagation: number | null;
  /** Their share, 0 to 100 percent. */
  readonly relativePropagation: number | null;
}

/** What is found, in whichever of both worlds. */
export interface Found {
  /** Whether it is of the simulated Internet. */
  readonly sample?: boolean | undefined;
}

export type AutonomousSystemResult = Found &
  NetworkBrief & {
    readonly type: 'autonomous-system';
    readonly orgName: string | null;
    /** How many it announces; absent where that was not asked for. */
    readonly prefixes?: number | undefined;
    /** How many ranges of addresses the registries give it; absent where that was not asked for. */
    readonly ranges?: number | undefined;
  };
export type OriginResult = Found &
  Pick<AnnouncedPrefix, 'prefix' | 'origin' | 'originSet'> & {
    readonly type: 'origin';
    /** Whether a loaded route says so, or the address registries: then the network holds the block. Default `routes`. */
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
/** A result of a type that this version does not know: shown by its label, never followed. */
export type UnknownResult = Found & { readonly type: 'unknown' };

/** One thing found, tagged by what it is. */
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
