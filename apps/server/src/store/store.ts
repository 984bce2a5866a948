import type { MessagePort } from 'node:worker_threads';
import type { Kysely, Transaction } from 'kysely';
import type { Fellows } from './fellows.ts';
import type { QueueFacts } from './readQueue.ts';
import type { Database } from './schema.ts';

/** What crosses to another thread. A port has to be in the list of what is transferred. */
export type StoreLink =
  | { readonly engine: 'pglite'; readonly port: MessagePort }
  | { readonly engine: 'postgres'; readonly databaseUrl: string };

/** Rows in COPY's text format (tab between columns, `\N` for null, newline after each row), a whole number of rows in each chunk. */
export type CopyChunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * The database, whichever engine holds it. Nothing outside `store/` knows which one it is.
 *
 * What is asked through `db` on behalf of a caller (`onBehalfOf`) waits its turn among the callers, may take `READ_TIME_LIMIT`, and is not run
 * once the caller has gone.
 *
 * The embedded engine is one session that does one thing at a time. What a person waits for goes through `db`; what can wait goes through
 * `bulk`, whose statements take turns with waiting readers: keep each of them short (about 5,000 rows) and never hold a transaction over batches.
 */
export interface Store {
  readonly engine: 'pglite' | 'postgres';
  /** Whether routes and events are spread over the nodes of a cluster by prefix: the first rows of all are then found among as many of each shard. */
  readonly isSpread: boolean;
  /** Look-ups of public data, by a replica where one is set: they may be seconds behind what was written. */
  readonly db: Kysely<Database>;
  /** Look-ups that see what was written before them. */
  readonly primary: Kysely<Database>;
  readonly bulk: Kysely<Database>;
  /** Other servers over the same database; null where there can be none. */
  readonly fellows: Fellows | null;

  /**
   * Runs `work` in one transaction; every other query of the embedded engine waits for its end. When it resolves, all of it is on the disk, and all
   * that was written before it. (`inPassing` of the analytics asks for less.)
   */
  transaction<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T>;

  /**
   * Appends rows with COPY and gives their number. In the embedded engine, rows of the `late` lane wait while there is work of the `bulk` lane (the
   * default): they fill the time in which an import computes. A server takes them as others.
   *
   * `table` may be a partition (`partitionOf`), which spares the routing of each row. The embedded engine commits each chunk by itself; chunks of
   * about 5,000 rows let readers in between. Rows of a generation that is not live are seen by no one, so a half-done copy does no harm.
   *
   * The embedded engine does not wait for the disk here, nor for single statements of `bulk`: a power cut may take back what no `transaction` or
   * `secure` has followed, the last of it first.
   */
  copyInto(table: string, columns: readonly string[], chunks: CopyChunks, lane?: 'bulk' | 'late'): Promise<number>;

  /**
   * Marks a generation as being loaded by this process until the returned function is called, so that no starting server takes it for a leftover.
   * Null where it is claimed already; no one waits.
   */
  claim(generationId: number): Promise<(() => Promise<void>) | null>;
  /** Whether some living process has claimed the generation. */
  isClaimed(generationId: number): Promise<boolean>;

  /** How look-ups wait and run at this moment. */
  queue(): QueueFacts;

  /** Whether the database answers; asked beside all queues, so that neither a crowd of readers nor a long statement says no for it. */
  answers(): Promise<boolean>;

  /** Puts all that was written on the disk, and bounds what has to be done again by a start after a crash. For the end of much work. */
  secure(): Promise<void>;

  /** How another thread of this process opens the same database (`joinStore`). */
  share(): StoreLink;

  close(): Promise<void>;
}
