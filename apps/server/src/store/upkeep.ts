import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Tables outside the accounts whose rows are replaced in place, with the columns the planner needs statistics for; null: all. Sampling the other
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

/** The share of all incidents that may change before the planner's statistics are updated. The value is autovacuum's. */
const CHANGED = 0.1;

/**
 * Makes the space of deleted and replaced rows available, and updates the planner's statistics. PostgreSQL does this by itself (autovacuum), the
 * embedded engine does not.
 */
export async function reuseRoom(store: Store): Promise<void> {
  if (store.engine !== 'pglite') return;
  const { rows } = await sql<{ table: string }>`
    select 'accounts.' || tablename as "table" from pg_tables where schemaname = 'accounts' order by tablename
  `.execute(store.bulk);
  const accounts = rows.map(({ table }) => sql.table(table));
  // One at a time, so that readers get their turn in between.
  for (const table of [...accounts, ...ledgers()]) await sql`vacuum (analyze) ${table}`.execute(store.bulk);
}

/**
 * Updates the planner's statistics of incidents once many have changed. The embedded engine would not do so before the next `reuseRoom`, and without
 * statistics it reads whole tables to find the rows of a few incidents.
 *
 * @param changed incidents written or removed.
 */
export async function analyzeIncidents(store: Store, changed: number): Promise<void> {
  if (changed === 0) return;
  const { rows } = await sql<{ known: number }>`
    select reltuples::float8 as known from pg_class where oid = 'incident'::regclass
  `.execute(store.bulk);
  // Negative if there are no statistics yet.
  if (changed <= CHANGED * (rows[0]?.known ?? 0)) return;
  for (const table of ledgers()) await sql`analyze ${table}`.execute(store.bulk);
}

/** Tables, each with its columns. */
const ledgers = () =>
  Object.entries(LEDGERS).map(([table, columns]) => {
    return sql`${sql.table(table)} ${columns ? sql`(${sql.join(columns.map((column) => sql.ref(column)))})` : sql``}`;
  });
