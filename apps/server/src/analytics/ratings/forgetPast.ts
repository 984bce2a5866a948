import { sql } from 'kysely';
import { retireGenerations } from '../../store/generation.ts';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { RATED_DAYS } from './days.ts';
import { dropPositionIndexes } from './positionIndexes.ts';

/** Drops rated days that are too old, and the shares and indexes of all but the newest day of each world and IP version. */
export async function forgetPast(store: Store): Promise<void> {
  const { rows } = await sql<{ id: number; age: number }>`
    select id, (rank() over (partition by left(name, -10) order by name desc))::int as age from generation
    where state = 'live' and kind = 'ratings'
  `.execute(store.bulk);
  await retireGenerations(
    store,
    rows.filter(({ age }) => age > RATED_DAYS).map(({ id }) => id),
  );
  for (const { id } of rows.filter(({ age }) => age > 1 && age <= RATED_DAYS)) {
    const partition = sql.table(partitionOf('rating_share', id));
    const kept = await sql`select 1 from ${partition} limit 1`.execute(store.bulk);
    if (kept.rows.length === 0) continue;
    await sql`truncate ${partition}`.execute(store.bulk);
    await dropPositionIndexes(store, id);
  }
}
