import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { syncTree } from './syncTree.ts';

/** Log size in bytes that triggers a checkpoint. Replaying this much after a crash takes some seconds. */
const MOST_LOG = 256 * 1024 * 1024;

/**
 * Syncs the log to disk, and makes a checkpoint if it is long. PostgreSQL in a single process never does that by itself, so the log would grow
 * without end.
 *
 * Most data is written here beforehand, by other threads. The engine answers nobody during the checkpoint, but then has little left to write.
 */
export async function secure(store: Pick<Store, 'bulk' | 'transaction'>, directory: string): Promise<void> {
  await store.transaction((transaction) =>
    sql`select pg_logical_emit_message(true, 'routeglass', '')`.execute(transaction),
  );
  const { rows } = await sql<{ log: string }>`
    select pg_current_wal_insert_lsn() - redo_lsn as log from pg_control_checkpoint()
  `.execute(store.bulk);
  if (Number(rows[0]?.log) < MOST_LOG) return;
  await syncTree(directory);
  await sql`checkpoint`.execute(store.bulk);
}
