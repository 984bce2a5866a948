/** Kind of a lab file, named like the source whose format it has. */
export type LabFileKind =
  | 'mrt-rib'
  | 'mrt-updates'
  | 'vrps'
  | 'irr'
  | 'peeringdb'
  | 'delegated'
  | 'organisations'
  | 'communities'
  | 'special-purpose'
  | 'as-names'
  | 'scans'
  | 'truth';

export interface LabFile {
  readonly kind: LabFileKind;
  /** Absolute path. */
  readonly path: string;
  /** Collector of an MRT file. */
  readonly collector?: string;
}

export interface LabSettings {
  /** Seed of all random choices. The same seed and start give the same bytes. */
  readonly seed: number;
  /** Midnight (UTC) at the start of the week, in seconds since 1970. */
  readonly start: number;
  /** Output folder; created if missing. */
  readonly out: string;
}

/**
 * Default start of the sample's week: Monday, 9 November 2026, 00:00 UTC. It is fixed, so that the sample is the same on every machine and every day.
 */
export const DEFAULT_START = Date.UTC(2026, 10, 9) / 1000;

/** Seed of the sample that a first start loads. */
export const DEFAULT_SEED = 1;

/** Days that the update files cover. */
export const LAB_DAYS = 7;

/** The two collectors, with names like those in the folders of real archives. */
export const COLLECTORS = ['lab-north', 'lab-south'] as const;

/**
 * File names inside the folder, besides `mrt/<collector>/rib.YYYYMMDD.0000.mrt` and `mrt/<collector>/updates.YYYYMMDD.HH00.mrt` (every six hours).
 * Nothing is compressed: zlib's output differs between builds, and the same seed must give the same bytes everywhere.
 */
export const FILE_NAMES = {
  vrps: 'rpki-client.json',
  irr: 'lab.db',
  peeringdb: 'peeringdb.json',
  delegated: 'delegated-lab-extended.txt',
  organisations: 'as-org2info.jsonl',
  /** A folder with one file per network. */
  communities: 'communities',
  /** A folder with one report per group and day. */
  scans: 'scans',
  'special-purpose': 'special-purpose-addresses.csv',
  'special-asns': 'special-purpose-as-numbers.csv',
  'as-names': 'asnames.json',
  truth: 'truth.json',
} as const;
