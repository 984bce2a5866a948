import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Tables outside the accounts whose rows are replaced in place, each with the columns that the planner needs statistics of; null: all. To sample the other
 * columns of a wide table takes several times as long, and readers of the embedded engine would wait for it.
 */
const LEDGERS = {
  changed_networks: null,
  incident: [
    'id',
    'world',
    'kind',
    'subject',
    'prefix',
    'severity',
    'coefficient',
    'first_seen',
    'last_seen',
    'benign',
  ],
  incident_evidence: ['incident_id'],
  incident_party: ['asn', 'incident_id', 'role', 'kind', 'is_listed', 'world', 'coefficient', 'last_seen'],
  incident_prefix: ['prefix', 'incident_id'],
  leak_sighting: null,
  seen_link: null,
} as const satisfies Record<string, readonly string[] | null>;

/** Part of all incidents that may change before the planner's statistics of their tables are made again. It is autovacuum's. */
const CHANGED = 0.1;

/**
 * Lets new rows take the room of deleted and replaced ones, and brings the planner's statistics up to date. PostgreSQL does so by itself (autovacuum), the
 * embedded engine does not.
 */
export async function reuseRoom(store: Store): Promise<void> {
  if (store.engine !== 'pglite') return;
  const { rows } = await sql<{ table: string }>`
    select 'accounts.' || tablename as "table" from pg_tables where schemaname = 'accounts' order by tablename
  `.execute(store.bulk);
  const accounts = rows.map(({ table }) => sql.table(table));
  // One at a time: readers have their turn in between.
  for (const table of [...accounts, ...ledgers()]) await sql`vacuum (analyze) ${table}`.execute(store.bulk);
}

/**
 * Brings the planner's statistics of incidents up to date once many of them have changed: those of the embedded engine would not be made before the next
 * `reuseRoom`, and without any it reads whole tables to find the rows of a few incidents.
 *
 * @param changed incidents written or removed.
 */
export async function analyzeIncidents(store: Store, changed: number): Promise<void> {
  if (changed === 0) return;
  const { rows } = await sql<{ known: number }>`
    select reltuples::float8 as known from pg_class where oid = 'incident'::regclass
  `.execute(store.bulk);
  // Below zero where there are no statistics yet.
  if (changed <= CHANGED * (rows[0]?.known ?? 0)) return;
  for (const table of ledgers()) await sql`analyze ${table}`.execute(store.bulk);
}

/** Tables, each with its columns. */
const ledgers = () =>
  Object.entries(LEDGERS).map(([table, columns]) => {
    return sql`${sql.table(table)} ${columns ? sql`(${sql.join(columns.map((column) => sql.ref(column)))})` : sql``}`;
  });
