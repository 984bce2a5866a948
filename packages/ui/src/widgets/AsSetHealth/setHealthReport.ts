import type { HealthCheck } from '@routeglass/domain/rpsl';

export type { HealthCheck };

/** How much a finding matters: `ok` where nothing is found, `unknown` where nothing can be said. */
export const healthLevels = ['ok', 'unknown', 'info', 'low', 'medium', 'high'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** Who says something, and of when. */
export interface HealthSource {
  readonly kind: 'irr' | 'peeringdb' | 'links';
  readonly name: string;
  readonly asOf: Date | null;
}

/** What was found in the AS-SET of one registry. Sets are named with their registry, `RIPE::AS-NORTHWIND`. Lists may be cut; counts are of all. */
export interface SetHealthReport {
  readonly asSet: string;
  /** The registry whose set was read. */
  readonly source: string;
  readonly sets: number;
  readonly networks: number;
  readonly findings: readonly { readonly check: HealthCheck; readonly level: HealthLevel }[];
  readonly depth: number;
  /** One way down to the lowest level. */
  readonly deepest: readonly string[];
  readonly loops: readonly (readonly string[])[];
  readonly reservedCount: number;
  readonly reserved: readonly {
    readonly asn: number;
    readonly use: 'zero' | 'as-trans' | 'documentation' | 'private' | 'last' | 'reserved';
    readonly listedBy: string;
  }[];
  readonly homonymCount: number;
  readonly homonyms: readonly {
    readonly name: string;
    readonly followed: string;
    readonly sources: readonly string[];
  }[];
  readonly missingCount: number;
  readonly missing: readonly { readonly name: string; readonly listedBy: string }[];
  /** Networks whose set it is, and how that is known. */
  readonly owners: readonly { readonly asn: number; readonly by: 'name' | 'peeringdb' }[];
  /** Null where it is not known what was seen behind an owner. */
  readonly unseenCount: number | null;
  readonly unseen: readonly number[];
  readonly rests: readonly HealthSource[];
}
