import { sql } from 'kysely';
import type { Store } from './store.ts';

const DELETE_BATCH = 5_000;

/** Takes `count` fresh ids for rows of `community_set` in the name of a generation and gives the first of them. */
export async function reserveCommunityIds(store: Store, generationId: number, count: number): Promise<number> {
  const { rows } = await sql<{ first_id: number }>`
    with taken as (
      update community_counter set next_id = next_id + ${count}::int returning next_id - ${count}::int as first_id
    )
    insert into community_block (generation_id, first_id, count)
    select ${generationId}::int, first_id, ${count}::int from taken
    returning first_id
  `.execute(store.bulk);
  const first = rows[0]?.first_id;
  if (first === undefined) throw new Error('community_counter is empty');
  return first;
}

/** Brings the index over communities in order, so that no search reads what waits to enter it. */
export async function settleCommunityIndex(store: Store): Promise<void> {
  await sql`select gin_clean_pending_list('community_set_communities')`.execute(store.bulk);
  await sql`analyze community_set`.execute(store.bulk);
}

/** Deletes the sets of a generation, a batch at a time. */
export async function forgetCommunitySets(store: Store, generationId: number): Promise<void> {
  const blocks = await store.bulk
    .selectFrom('community_block')
    .select(['first_id', 'count'])
    .where('generation_id', '=', generationId)
    .execute();
  for (const { first_id, count } of blocks) {
    for (let from = first_id; from < first_id + count; from += DELETE_BATCH) {
      const to = Math.min(from + DELETE_BATCH, first_id + count);
      await store.bulk.deleteFrom('community_set').where('id', '>=', from).where('id', '<', to).execute();
    }
  }
  if (blocks.length === 0) return;
  await store.bulk.deleteFrom('community_block').where('generation_id', '=', generationId).execute();
}
