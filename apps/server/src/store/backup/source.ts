/** A table with its own rows: not a parent of partitions, not a view. */
export interface BackupTable {
  /** `vrp`, or with the schema if it is not the default one: `accounts.account`. */
  readonly name: string;
  /** The columns that can be written. Generated ones are computed again. */
  readonly columns: readonly string[];
}

/** A table that no migration creates. */
export interface BackupPartition {
  readonly name: string;
  readonly parent: string;
  /** As PostgreSQL writes it: `FOR VALUES IN (12)`. */
  readonly bound: string;
}

export interface BackupSequence {
  readonly name: string;
  /** The last value it returned. */
  readonly value: number;
}

/** A database at one moment, with no import running. It can be read once. */
export interface BackupSource {
  readonly engine: 'pglite' | 'postgres';
  /** Names of its migrations, in order. */
  readonly migrations: readonly string[];
  readonly partitions: readonly BackupPartition[];
  /** Tables that others refer to come first. */
  readonly tables: readonly BackupTable[];
  /** The rows of a table in COPY's text format. A chunk never splits a row. */
  rows(table: BackupTable): AsyncIterable<Uint8Array>;
  /** Read these after the rows, so that their values are above all ids in the rows. */
  sequences(): Promise<readonly BackupSequence[]>;
  close(): Promise<void>;
}
