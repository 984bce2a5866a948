import { DAY_SECONDS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { KEPT_DAYS } from '../keptDays.ts';
import { remove } from './ledger.ts';

const AT_ONCE = 5_000;

/** Forgets incidents that ended long ago and that no loaded routes show any more. */
export async function forgetPast(store: Store, world: World, now: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from incident
      where world = ${world} and last_seen < to_timestamp(case when benign is null
        then ${now - KEPT_DAYS.incidents * DAY_SECONDS}::float8 else ${now - KEPT_DAYS.closedCandidates * DAY_SECONDS}::float8 end)
        and last_seen < (select min(as_of) from generation where state = 'live' and world = ${world} and kind in ('mrt-rib', 'mrt-updates'))
      limit ${AT_ONCE}
    `.execute(store.bulk);
    await remove(
      store,
      rows.map(({ id }) => id),
    );
    if (rows.length < AT_ONCE) return;
  }
}
