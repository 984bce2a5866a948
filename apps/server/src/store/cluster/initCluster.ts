import { sql } from 'kysely';
import { CannotOpen } from '../cannotOpen.ts';
import { migrate } from '../migrate.ts';
import type { Store } from '../store.ts';
import { layout, type Placement, type Step, stepsTo } from './layout.ts';

const SCHEMA: Step = { what: 'the schema, as a first start makes it', statement: '' };

/**
 * The remaining steps until the tables are laid out as a cluster should have them; empty if all are done. Throws `CannotOpen` if the database is not
 * a cluster, `OtherLayout` if a table has another layout.
 */
export async function clusterSteps(store: Store, shards: number): Promise<readonly Step[]> {
  await requireNodes(store);
  const isThere =
    await sql`select from pg_tables where schemaname = current_schema() and tablename = 'migration'`.execute(
      store.bulk,
    );
  const steps = stepsTo(layout, await placementsOf(store), shards);
  return isThere.rows.length > 0 ? steps : [SCHEMA, ...steps];
}

/** Takes these steps and reports each before it starts. An interrupted step leaves its table unchanged, and the next call continues with it. */
export async function takeSteps(store: Store, steps: readonly Step[], tell: (step: Step) => void): Promise<void> {
  for (const step of steps) {
    tell(step);
    if (step === SCHEMA) await migrate(store);
    else await sql.raw(step.statement).execute(store.bulk);
  }
}

async function requireNodes(store: Store): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(store.bulk);
  if (rows.length === 0)
    throw new CannotOpen('The database is no cluster. Install Citus on all nodes, then run: create extension citus');
  const workers = await sql`
    select from pg_dist_node where isactive and shouldhaveshards
  `.execute(store.bulk);
  if (workers.rows.length > 0) return;
  throw new CannotOpen(
    "The cluster has no worker. Add each of them: select citus_set_coordinator_host('coordinator', 5432); select citus_add_node('worker-1', 5432)",
  );
}

async function placementsOf(store: Store): Promise<Placement[]> {
  const { rows } = await sql<Placement>`
    select table_name::text as table, case when citus_table_type in ('reference', 'distributed') then citus_table_type else 'local' end as kind,
      case when citus_table_type = 'distributed' then distribution_column end as by
    from citus_tables
  `.execute(store.bulk);
  return rows;
}
