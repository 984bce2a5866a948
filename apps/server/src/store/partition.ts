import { sql } from 'kysely';
import type { GenerationKind } from './schema.ts';
import { forgetCommunitySets } from './communitySets.ts';
import type { Store } from './store.ts';

/** Tables with one partition per generation, by the kind of generation that fills them. */
const partitioned: Readonly<Record<GenerationKind, readonly string[]>> = {
  'mrt-rib': ['rib_route'],
  'mrt-updates': [],
  vrps: ['vrp', 'aspa'],
  aspas: ['aspa'],
  'as-names': ['as_name'],
  'address-registry': ['address_range'],
  peeringdb: [
    'peeringdb_network',
    'exchange',
    'exchange_port',
    'facility',
    'network_facility',
    'exchange_facility',
    'exchange_lan',
  ],
  irr: ['rpsl_object', 'route_object', 'as_set', 'as_set_member', 'aut_num'],
  organisations: ['organisation', 'as_organisation'],
  communities: [],
  delegated: ['delegated_addresses', 'delegated_asns'],
  'special-purpose': ['special_block', 'special_asns'],
  scans: ['scan_finding'],
  announced: ['announced'],
  history: ['announcement_span'],
  relations: ['relation', 'clique_member'],
  links: ['neighbor', 'neighbor_past'],
  networks: ['network'],
  incidents: [],
  ratings: ['rating', 'local_rating', 'country_rating', 'rating_share'],
};

/** Kinds loaded at the first start with indexes built after all rows are written, if `isBeforeReaders`. */
const indexedAtOnce: ReadonlySet<GenerationKind> = new Set(['address-registry', 'networks']);

const DELETE_BATCH = 5_000;

export function partitionOf(table: string, generationId: number): string {
  return `${table}_g${generationId}`;
}

export async function createPartitions(store: Store, kind: GenerationKind, generationId: number): Promise<void> {
  for (const table of partitioned[kind]) {
    const partition = sql.table(partitionOf(table, generationId));
    const how = (await isBeforeReaders(store, kind))
      ? sql`(like ${sql.table(table)} including defaults including constraints including generated)`
      : sql`partition of ${sql.table(table)} for values in (${sql.lit(generationId)})`;
    await sql`create table ${partition} ${how}`.execute(store.bulk);
  }
}

/**
 * Whether nobody is served yet: without a list of networks there is nothing to show. Building an index afterwards takes a quarter of the time of
 * adding each row to it. But it is one long statement, and readers of the embedded engine would have to wait for it.
 */
async function isBeforeReaders(store: Store, kind: GenerationKind): Promise<boolean> {
  if (!indexedAtOnce.has(kind)) return false;
  const listed = store.bulk.selectFrom('generation').select('id').where('kind', '=', 'networks');
  return (await listed.where('state', '=', 'live').limit(1).execute()).length === 0;
}

async function isAttached(store: Store, partition: string): Promise<boolean> {
  const { rows } = await sql<{ attached: boolean }>`
    select relispartition as attached from pg_class where oid = ${partition}::regclass
  `.execute(store.bulk);
  return rows[0]?.attached ?? false;
}

export async function dropPartitions(store: Store, kind: GenerationKind, generationId: number): Promise<void> {
  for (const table of partitioned[kind]) {
    await sql`drop table if exists ${sql.table(partitionOf(table, generationId))}`.execute(store.bulk);
  }
}

/**
 * Updates a generation's planner statistics and cleans up its indexes, because the embedded engine has no background process for that. Call it before
 * publication.
 */
export async function analyzeGeneration(store: Store, kind: GenerationKind, generationId: number): Promise<void> {
  for (const table of partitioned[kind]) {
    const partition = partitionOf(table, generationId);
    if (!(await isAttached(store, partition))) {
      await sql`
        alter table ${sql.table(table)} attach partition ${sql.table(partition)} for values in (${sql.lit(generationId)})
      `.execute(store.bulk);
    }
    await sql`
      select gin_clean_pending_list(i.indexrelid) from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'gin' and i.indrelid = ${partition}::regclass
    `.execute(store.bulk);
    await sql`analyze ${sql.table(partition)}`.execute(store.bulk);
  }
}

/** Creates the partitions of `route_event` for the days (UTC) of these instants. */
export async function ensureEventDays(store: Store, instants: Iterable<Date>): Promise<void> {
  for (const day of daysOf(instants)) {
    // Written out, because tests prepare their databases with this file, where workspace packages do not resolve to their sources.
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    await sql`
      create table if not exists ${sql.table(dayPartition(day))}
      partition of route_event for values from (${sql.lit(`${day} 00:00+00`)}) to (${sql.lit(`${next} 00:00+00`)})
    `.execute(store.bulk);
  }
}

/** Updates the planner statistics of days of `route_event`, like `analyzeGeneration`. */
export async function analyzeEventDays(store: Store, instants: Iterable<Date>): Promise<void> {
  for (const day of daysOf(instants)) await sql`analyze ${sql.table(dayPartition(day))}`.execute(store.bulk);
}

/** Days (UTC) of these instants, as `2026-11-21`. */
function daysOf(instants: Iterable<Date>): Set<string> {
  return new Set([...instants].map((instant) => instant.toISOString().slice(0, 10)));
}

function dayPartition(day: string): string {
  return `route_event_d${day.replaceAll('-', '')}`;
}

/** Reserves `count` ids in `as_path` for a generation and returns the first. Paths to IPv4 and IPv6 prefixes have separate blocks. */
export async function reservePathIds(
  store: Store,
  generationId: number,
  ipVersion: 4 | 6,
  count: number,
): Promise<number> {
  const { rows } = await sql<{ first_id: number }>`
    with taken as (update path_counter set next_id = next_id + ${count}::int returning next_id - ${count}::int as first_id)
    insert into path_block (generation_id, first_id, count, ip_version)
    select ${generationId}::int, first_id, ${count}::int, ${ipVersion}::smallint from taken
    returning first_id
  `.execute(store.bulk);
  const first = rows[0]?.first_id;
  if (first === undefined) throw new Error('path_counter is empty');
  return first;
}

/** Deletes a generation's rows from shared tables, one batch at a time. */
export async function forgetRows(store: Store, kind: GenerationKind, generationId: number): Promise<void> {
  if (kind === 'mrt-updates') await deleteEvents(store, generationId);
  if (kind === 'communities')
    await store.bulk.deleteFrom('community_description').where('generation_id', '=', generationId).execute();
  if (kind !== 'mrt-rib' && kind !== 'mrt-updates') return;
  await forgetCommunitySets(store, generationId);
  await store.bulk.deleteFrom('generation_peer').where('generation_id', '=', generationId).execute();
  const blocks = await store.bulk
    .selectFrom('path_block')
    .select(['first_id', 'count'])
    .where('generation_id', '=', generationId)
    .execute();
  for (const { first_id, count } of blocks) {
    for (let from = first_id; from < first_id + count; from += DELETE_BATCH) {
      const to = Math.min(from + DELETE_BATCH, first_id + count);
      await store.bulk.deleteFrom('as_path').where('id', '>=', from).where('id', '<', to).execute();
    }
    await store.bulk
      .deleteFrom('path_block')
      .where('generation_id', '=', generationId)
      .where('first_id', '=', first_id)
      .execute();
  }
}

/** Makes the space of deleted paths and communities available to new rows. */
export async function reusePathSpace(store: Store): Promise<void> {
  await sql`vacuum as_path`.execute(store.bulk);
  await sql`vacuum community_set`.execute(store.bulk);
}

async function deleteEvents(store: Store, generationId: number): Promise<void> {
  await sql`delete from session_end where generation_id = ${generationId}`.execute(store.bulk);
  if (store.isSpread) {
    // All shards at once: a cluster has no row positions to select a part by.
    await store.bulk.deleteFrom('route_event').where('generation_id', '=', generationId).execute();
    return;
  }
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from route_event where (tableoid, ctid) in (
        select tableoid, ctid from route_event where generation_id = ${generationId} limit ${DELETE_BATCH}
      )
    `.execute(store.bulk);
    if (!numAffectedRows) return;
  }
}
