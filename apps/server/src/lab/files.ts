/** Kind of a file of the lab, in the words of the sources whose format it has. */
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

/** One file that the lab wrote. */
export interface LabFile {
  readonly kind: LabFileKind;
  /** Absolute path. */
  readonly path: string;
  /** Collector of an MRT file. */
  readonly collector?: string;
}

export interface LabSettings {
  /** Chooses everything that is left to chance. Same seed and start, same bytes. */
  readonly seed: number;
  /** Midnight (UTC) at which the week begins, in seconds since 1970. */
  readonly start: number;
  /** Folder to write into; made where it is missing. */
  readonly out: string;
}

/**
 * Start of the sample's week when no one says otherwise: Monday, 9 November 2026, 00:00 UTC. It is fixed, so that the sample is the
 * same on every machine and every day.
 */
export const DEFAULT_START = Date.UTC(2026, 10, 9) / 1000;

/** Seed of the sample that a first start loads. */
export const DEFAULT_SEED = 1;

/** Days that the update files cover. */
export const LAB_DAYS = 7;

/** The two collectors, named in the folders of their MRT files as archives name theirs. */
export const COLLECTORS = ['lab-north', 'lab-south'] as const;

/**
 * Names inside the folder, beside `mrt/<collector>/rib.YYYYMMDD.0000.mrt` and `mrt/<collector>/updates.YYYYMMDD.HH00.mrt` (every six hours).
 * Nothing is compressed: what zlib makes differs between its builds, and the same seed must give the same bytes everywhere.
 */
export const FILE_NAMES = {
  vrps: 'rpki-client.json',
  irr: 'lab.db',
  peeringdb: 'peeringdb.json',
  delegated: 'delegated-lab-extended.txt',
  organisations: 'as-org2info.jsonl',
  /** A folder with a file a network. */
  communities: 'communities',
  /** A folder with a report a group and day. */
  scans: 'scans',
  'special-purpose': 'special-purpose-addresses.csv',
  'special-asns': 'special-purpose-as-numbers.csv',
  'as-names': 'asnames.json',
  truth: 'truth.json',
} as const;
