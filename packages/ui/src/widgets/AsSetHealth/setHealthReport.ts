import type { HealthCheck } from '@routeglass/domain/rpsl';

export type { HealthCheck };

/** Severity of a finding: `ok` if nothing was found, `unknown` if it could not be checked. */
export const healthLevels = ['ok', 'unknown', 'info', 'low', 'medium', 'high'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** The source of a statement and its time. */
export interface HealthSource {
  readonly kind: 'irr' | 'peeringdb' | 'links';
  readonly name: string;
  readonly asOf: Date | null;
}

/** Findings about the AS-SET of one registry. Sets are named with their registry, `RIPE::AS-NORTHWIND`. Lists may be cut; counts are complete. */
export interface SetHealthReport {
  readonly asSet: string;
  /** The registry whose set was read. */
  readonly source: string;
  readonly sets: number;
  readonly networks: number;
  readonly findings: readonly { readonly check: HealthCheck; readonly level: HealthLevel }[];
  readonly depth: number;
  /** One path down to the lowest level. */
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
  /** Networks that own the set, and how that is known. */
  readonly owners: readonly { readonly asn: number; readonly by: 'name' | 'peeringdb' }[];
  /** Null if it is unknown what was seen behind an owner. */
  readonly unseenCount: number | null;
  readonly unseen: readonly number[];
  readonly rests: readonly HealthSource[];
}
