import { sql } from 'kysely';
import { DatabaseError } from './databaseError.ts';
import { undoLoad } from './ledger.ts';
import type { GenerationKind, GenerationState, SourceKind, World } from './schema.ts';
import { dropDeadDays } from './eventDays.ts';
import { establishSessions, routersOf } from './establishedSessions.ts';
import type { Store } from './store.ts';
import { tellPublished } from './fellows.ts';
import { createPartitions, dropPartitions, forgetRows, reusePathSpace } from './partition.ts';

export interface NewGeneration {
  readonly kind: GenerationKind;
  /** Name within its kind. A live generation of the same kind and name is replaced on publication. */
  readonly name: string;
  readonly world: World;
  readonly collector?: string | undefined;
  readonly contentHash?: string | undefined;
}

/** A loaded source. */
export interface SourceName {
  readonly kind: SourceKind;
  readonly name: string;
}

/** A generation being loaded by this process. */
export interface LoadingGeneration {
  readonly id: number;
  readonly kind: GenerationKind;
  release(): Promise<void>;
}

export interface Publication {
  readonly generation: LoadingGeneration;
  readonly asOf: Date | null;
  /** Days (UTC) with events. */
  readonly days?: readonly string[] | undefined;
  readonly records: number;
  readonly report?: unknown;
}

/** Id of the live generation with the same kind, name and content; undefined if there is something to load. */
export async function findUnchanged(
  store: Store,
  kind: GenerationKind,
  name: string,
  contentHash: string,
): Promise<number | undefined> {
  const row = await store.bulk
    .selectFrom('generation')
    .select('id')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('content_hash', '=', contentHash)
    .where('state', '=', 'live')
    .executeTakeFirst();
  return row?.id;
}

/** Id of the newest generation in any state; 0 if there is none. */
export async function newestGeneration(store: Store): Promise<number> {
  const row = await store.bulk.selectFrom('generation').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/** Whether a generation newer than this one is live. */
export async function hasPublishedSince(store: Store, id: number): Promise<boolean> {
  const published = store.bulk.selectFrom('generation').select('id').where('id', '>', id).where('state', '=', 'live');
  return (await published.limit(1).executeTakeFirst()) !== undefined;
}

/** Creates an empty generation that readers do not see, with the partitions of its kind (`partitionOf(table, id)`). */
export async function openGeneration(store: Store, wanted: NewGeneration): Promise<LoadingGeneration> {
  const { id } = await store.bulk
    .insertInto('generation')
    .values({
      kind: wanted.kind,
      name: wanted.name,
      world: wanted.world,
      collector: wanted.collector ?? null,
      content_hash: wanted.contentHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const release = await store.claim(id);
  if (!release) throw new DatabaseError({ message: `the new generation ${id} is claimed already` });
  await createPartitions(store, wanted.kind, id);
  return { id, kind: wanted.kind, release };
}

/**
 * Makes generations live in one short transaction, and drops those they replace.
 *
 * Publish related generations together: a RIB with the announced prefixes, relations and networks derived from it. Approved BGP sessions with routers
 * that have routes in them count as established from then on.
 *
 * `removed`: sources that leave in the same transaction, with their history.
 */
export async function publishGenerations(
  store: Store,
  publications: readonly Publication[],
  removed: readonly SourceName[] = [],
): Promise<void> {
  await store.transaction(async (transaction) => {
    for (const { generation, asOf, days, records, report } of publications) {
      await sql`
        update generation set state = 'retired'
        where state = 'live' and (kind, name) = (select kind, name from generation where id = ${generation.id})
      `.execute(transaction);
      await transaction
        .updateTable('generation')
        .set({
          state: 'live',
          as_of: asOf,
          days: days ? [...days] : null,
          records,
          loaded_at: new Date(),
          report: report === undefined ? null : JSON.stringify(report),
        })
        .where('id', '=', generation.id)
        .execute();
    }
    for (const { kind, name } of removed) {
      // Retired loads have rows in the ledgers, too: those are dropped as if the loads had never been published.
      await sql`
        update generation set state = 'removed', emptied = false
        where kind = ${kind} and name = ${name} and state in ('live', 'retired')
      `.execute(transaction);
    }
    const ids = publications.map(({ generation }) => generation.id);
    await establishSessions(transaction, await routersOf(transaction, ids), new Date());
    await tellPublished(transaction);
  });
  for (const { generation } of publications) await generation.release();
  await forgetDead(store);
}

/** Marks a load as failed and drops its rows; a published one stays. The live generation of the same name is unchanged. */
export async function abandonGeneration(store: Store, generation: LoadingGeneration, report: unknown): Promise<void> {
  await store.bulk
    .updateTable('generation')
    .set({ state: 'failed', report: JSON.stringify(report) })
    .where('id', '=', generation.id)
    .where('state', '=', 'loading')
    .execute();
  await generation.release();
  await forgetDead(store);
}

/** Retires live generations that nothing replaces, and drops their rows. */
export async function retireGenerations(store: Store, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await store.bulk.updateTable('generation').set({ state: 'retired' }).where('id', 'in', ids).execute();
  await tellPublished(store.bulk);
  await forgetDead(store);
}

/** At start: marks loads left by a killed process as failed, and drops the rows of everything not live. Returns the number of loads. */
export async function dropLeftovers(store: Store): Promise<number> {
  const loading = await store.bulk.selectFrom('generation').select('id').where('state', '=', 'loading').execute();
  let dropped = 0;
  for (const { id } of loading) {
    if (await store.isClaimed(id)) continue;
    const report = { failed: 'The process that loaded it ended before it was whole' };
    await store.bulk
      .updateTable('generation')
      .set({ state: 'failed', report: JSON.stringify(report) })
      .where('id', '=', id)
      .where('state', '=', 'loading')
      .execute();
    dropped += 1;
  }
  await forgetDead(store);
  return dropped;
}

/** Drops partitions, events and paths of generations that are over. Their row in `generation` stays as the record of the load. */
async function forgetDead(store: Store): Promise<void> {
  const dead = await sql<{ id: number; kind: GenerationKind; state: GenerationState; as_of: Date | null }>`
    select id, kind, state, as_of from generation g
    where state in ('retired', 'failed', 'removed') and not emptied
  `.execute(store.bulk);
  const ends = dead.rows.flatMap(({ kind, as_of }) => (kind === 'mrt-updates' && as_of ? [as_of.getTime()] : []));
  if (ends.length > 0) await dropDeadDays(store, new Date(Math.max(...ends)));
  for (const { id, kind, state } of dead.rows) {
    if (state !== 'retired') await undoLoad(store, kind, id);
    await dropPartitions(store, kind, id);
    await forgetRows(store, kind, id);
    await sql`update generation set emptied = true where id = ${id}`.execute(store.bulk);
  }
  if (dead.rows.some(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates')) await reusePathSpace(store);
}
