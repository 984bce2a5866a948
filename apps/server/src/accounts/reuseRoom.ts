import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Lets new rows of accounts take the room of deleted and replaced ones. PostgreSQL does so by itself (autovacuum), the embedded engine does not. */
export async function reuseRoom(store: Store): Promise<void> {
  if (store.engine !== 'pglite') return;
  const { rows } = await sql<{ table: string }>`
    select tablename as "table" from pg_tables where schemaname = 'accounts' order by tablename
  `.execute(store.bulk);
  // One at a time: readers have their turn in between.
  for (const { table } of rows) await sql`vacuum ${sql.table(`accounts.${table}`)}`.execute(store.bulk);
}
