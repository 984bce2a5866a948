import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { syncTree } from './syncTree.ts';

/** Bytes of the log after which it is begun again: reading it again takes a start after a crash some seconds. */
const MOST_LOG = 256 * 1024 * 1024;

/**
 * Puts the log on the disk; a long one is restarted, which PostgreSQL in a single process never does by itself: it would grow without end.
 *
 * What is to be written for that is written here before, by other threads: the engine, which answers no one meanwhile, then finds most of it done.
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
