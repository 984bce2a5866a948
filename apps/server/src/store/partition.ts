import { sql } from 'kysely';
import type { GenerationKind } from './schema.ts';
import { forgetCommunitySets } from './communitySets.ts';
import type { Store } from './store.ts';

/** Tables with one partition a generation, by the kind of generation that fills them. */
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

/** Kinds of the first start whose rows enter their indexes once all are written, where `isBeforeReaders`. */
const indexedAtOnce: ReadonlySet<GenerationKind> = new Set(['address-registry', 'networks']);

const DELETE_BATCH = 5_000;

/** Name of the partition of `table` that holds a generation. */
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
 * Whether no one is answered yet: without a list of networks there is nothing to show. Indexes that are made at once cost a quarter of entering
 * each row by itself, but they are made in one long statement, which readers of the embedded engine would wait for.
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
 * Brings the planner's figures of a generation up to date and its indexes in order; the embedded engine has no daemon that would. Call it
 * before publication.
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

/** Makes the partitions of `route_event` for the days (UTC) that these instants fall on. */
export async function ensureEventDays(store: Store, instants: Iterable<Date>): Promise<void> {
  for (const day of daysOf(instants)) {
    // Written out: tests prepare their databases by this file, where packages of the workspace do not resolve to their sources.
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    await sql`
      create table if not exists ${sql.table(dayPartition(day))}
      partition of route_event for values from (${sql.lit(`${day} 00:00+00`)}) to (${sql.lit(`${next} 00:00+00`)})
    `.execute(store.bulk);
  }
}

/** Brings the planner's figures of days of `route_event` up to date, as `analyzeGeneration` does. */
export async function analyzeEventDays(store: Store, instants: Iterable<Date>): Promise<void> {
  for (const day of daysOf(instants)) await sql`analyze ${sql.table(dayPartition(day))}`.execute(store.bulk);
}

/** Days (UTC) that instants fall on, as `2026-11-21`. */
function daysOf(instants: Iterable<Date>): Set<string> {
  return new Set([...instants].map((instant) => instant.toISOString().slice(0, 10)));
}

function dayPartition(day: string): string {
  return `route_event_d${day.replaceAll('-', '')}`;
}

/** Takes `count` fresh ids for rows of `as_path` in the name of a generation and gives the first of them. Paths to IPv4 and IPv6 prefixes take theirs apart. */
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

/** Deletes, a batch at a time, what a generation wrote into tables that it shares with others. */
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

/** Lets new rows take the room of forgotten paths and communities. */
export async function reusePathSpace(store: Store): Promise<void> {
  await sql`vacuum as_path`.execute(store.bulk);
  await sql`vacuum community_set`.execute(store.bulk);
}

async function deleteEvents(store: Store, generationId: number): Promise<void> {
  await sql`delete from session_end where generation_id = ${generationId}`.execute(store.bulk);
  if (store.isSpread) {
    // All shards at once: rows of a cluster have no place by which to take some of them.
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
