import type { CopyChunks } from '../store.ts';

/** An empty database that is being filled from a backup; no one else sees it before `finish`. */
export interface RestoreTarget {
  run(statement: string): Promise<void>;
  /** Gives the number of rows. */
  copy(table: string, columns: readonly string[], chunks: CopyChunks): Promise<number>;
  /** Puts it in place. */
  finish(): Promise<void>;
  /** Leaves what was there before as it was. */
  abandon(): Promise<void>;
}
