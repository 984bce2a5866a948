import type { MessagePort } from 'node:worker_threads';
import type { Kysely, Transaction } from 'kysely';
import type { Fellows } from './fellows.ts';
import type { Publications } from './publications.ts';
import type { QueueFacts } from './readQueue.ts';
import type { Database } from './schema.ts';

/** A link to pass to another thread. A port must be in the transfer list. */
export type StoreLink =
  | { readonly engine: 'pglite'; readonly port: MessagePort }
  | { readonly engine: 'postgres'; readonly databaseUrl: string };

/** Rows in COPY's text format (tab between columns, `\N` for null, newline after each row). A chunk never splits a row. */
export type CopyChunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * The database, with either engine. Nothing outside `store/` knows which one it is.
 *
 * A query through `db` on behalf of a caller (`onBehalfOf`) waits for its turn among the callers, may take `READ_TIME_LIMIT`, and is not run if the
 * caller is gone.
 *
 * The embedded engine is one session that does one thing at a time. Use `db` if a user waits, `bulk` for work that can wait. Statements of `bulk`
 * take turns with waiting readers: keep each of them short (about 5,000 rows) and never hold a transaction over several batches.
 */
export interface Store {
  readonly engine: 'pglite' | 'postgres';
  /**
   * Whether routes and events are distributed over a cluster by prefix. Finding the first rows overall then means reading as many from each shard.
   */
  readonly isSpread: boolean;
  /** Look-ups of public data, on a replica if there is one: they may be seconds behind the latest writes. */
  readonly db: Kysely<Database>;
  /** Look-ups that see all earlier writes. */
  readonly primary: Kysely<Database>;
  readonly bulk: Kysely<Database>;
  /** Other servers over the same database; null if there cannot be any. */
  readonly fellows: Fellows | null;
  /** Told at the end of each import of this process; `fellows` tell of theirs. */
  readonly publications: Publications;

  /**
   * Runs `work` in one transaction. All other queries of the embedded engine wait for its end. When it resolves, its writes and all earlier ones are
   * on the disk. (`inPassing` in the analytics guarantees less.)
   */
  transaction<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T>;

  /**
   * Appends rows with COPY and returns their number. In the embedded engine, the `late` lane waits while the `bulk` lane (the default) has work: it
   * uses the time in which an import computes. A PostgreSQL server treats both alike.
   *
   * `table` may be a partition (`partitionOf`), which saves routing each row. The embedded engine commits each chunk separately; chunks of about
   * 5,000 rows let readers in between. Readers do not see rows of a generation that is not live, so a half-done copy does no harm.
   *
   * The embedded engine does not wait for the disk here, nor for single statements of `bulk`. A power failure may undo the latest writes that no
   * `transaction` or `secure` has followed.
   */
  copyInto(table: string, columns: readonly string[], chunks: CopyChunks, lane?: 'bulk' | 'late'): Promise<number>;

  /**
   * Marks a generation as being loaded by this process until the returned function is called, so that a starting server does not treat it as a
   * leftover. Returns null at once if it is already claimed.
   */
  claim(generationId: number): Promise<(() => Promise<void>) | null>;
  /** Whether a running process has claimed the generation. */
  isClaimed(generationId: number): Promise<boolean>;

  /** The current state of waiting and running look-ups. */
  queue(): QueueFacts;

  /** Whether the database responds. The check bypasses all queues, so neither many readers nor a long statement make it fail. */
  answers(): Promise<boolean>;

  /** Syncs all writes to disk, and limits how much a start after a crash has to redo. Call it after much work. */
  secure(): Promise<void>;

  /** A link for another thread of this process to open the same database (`joinStore`). */
  share(): StoreLink;

  close(): Promise<void>;
}
