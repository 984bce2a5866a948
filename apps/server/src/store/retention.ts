import { sql } from 'kysely';
import type { Store } from './store.ts';
import { retireGenerations } from './generation.ts';

/**
 * Drops updates that are more than `days` days older than the newest data of their collector, if a newer table of that collector is loaded: the table
 * includes their effect, and results computed from them stay. Returns the number of files dropped. 0 days keeps everything.
 *
 * Updates not included in any table stay, however old: current routes depend on them.
 */
export async function retireOldUpdates(store: Store, days: number): Promise<number> {
  if (days === 0) return 0;
  const { rows } = await sql<{ id: number }>`
    select u.id from generation u
    join generation t on t.kind = 'mrt-rib' and t.state = 'live' and t.name = u.collector
    join (
      select collector, max(as_of) as newest from generation
      where state = 'live' and kind in ('mrt-rib', 'mrt-updates') group by collector
    ) c on c.collector = u.collector
    where u.kind = 'mrt-updates' and u.state = 'live'
      and u.as_of < t.as_of and u.as_of < c.newest - make_interval(days => ${days}::int)
    order by u.id
  `.execute(store.bulk);
  const old = rows.map(({ id }) => id);
  if (old.length === 0) return 0;
  await leaveOutOfBases(store, old);
  await retireGenerations(store, old);
  return old.length;
}

/** Removes these sources from the bases of all live generations, so that nothing is computed again because they are gone. */
async function leaveOutOfBases(store: Store, ids: readonly number[]): Promise<void> {
  await sql`
    update generation g set report = jsonb_set(g.report, '{bases}', (
      select coalesce(jsonb_agg(base), '[]') from jsonb_array_elements(g.report -> 'bases') base
      where not base::int = any(${[...ids]}::int[])
    ))
    where g.state = 'live' and jsonb_typeof(g.report -> 'bases') = 'array'
  `.execute(store.bulk);
}
