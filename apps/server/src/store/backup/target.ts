import type { CopyChunks } from '../store.ts';

/** An empty database being filled from a backup. It is not used by others before `finish`. */
export interface RestoreTarget {
  run(statement: string): Promise<void>;
  /** Returns the number of rows. */
  copy(table: string, columns: readonly string[], chunks: CopyChunks): Promise<number>;
  /** Puts it in place of the old database. */
  finish(): Promise<void>;
  /** Leaves the old database unchanged. */
  abandon(): Promise<void>;
}
