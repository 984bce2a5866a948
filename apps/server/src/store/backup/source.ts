/** A table with rows of its own: no parent of partitions, no view. */
export interface BackupTable {
  /** `vrp`, or with its schema where that is not the common one: `accounts.account`. */
  readonly name: string;
  /** Those that can be written: generated ones are made again. */
  readonly columns: readonly string[];
}

/** A table that no migration makes. */
export interface BackupPartition {
  readonly name: string;
  readonly parent: string;
  /** As PostgreSQL says it: `FOR VALUES IN (12)`. */
  readonly bound: string;
}

export interface BackupSequence {
  readonly name: string;
  /** What it gave last. */
  readonly value: number;
}

/** A database as it stands at one moment, with no import under way; it can be read once. */
export interface BackupSource {
  readonly engine: 'pglite' | 'postgres';
  /** Names of the migrations that it has, in their order. */
  readonly migrations: readonly string[];
  readonly partitions: readonly BackupPartition[];
  /** Tables that others refer to come first. */
  readonly tables: readonly BackupTable[];
  /** The rows of a table in COPY's text format, a whole number of them in each chunk. */
  rows(table: BackupTable): AsyncIterable<Uint8Array>;
  /** To be asked after the rows: what is above all of them. */
  sequences(): Promise<readonly BackupSequence[]>;
  close(): Promise<void>;
}
