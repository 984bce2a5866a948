import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Tables outside the accounts that no import makes anew: their rows are replaced in place. */
const LEDGERS = [
  'changed_networks',
  'incident',
  'incident_evidence',
  'incident_party',
  'incident_prefix',
  'leak_sighting',
  'seen_link',
] as const;

/** Lets new rows take the room of deleted and replaced ones. PostgreSQL does so by itself (autovacuum), the embedded engine does not. */
export async function reuseRoom(store: Store): Promise<void> {
  if (store.engine !== 'pglite') return;
  const { rows } = await sql<{ table: string }>`
    select 'accounts.' || tablename as "table" from pg_tables where schemaname = 'accounts' order by tablename
  `.execute(store.bulk);
  const tables = [...rows.map(({ table }) => table), ...LEDGERS];
  // One at a time: readers have their turn in between.
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(store.bulk);
}
