import { sql } from 'kysely';
import type { Store } from '../../../store/store.ts';
import type { StandingSource } from '../../incoming.ts';

/** When the first table with routes of each IP version was taken, seconds since 1970; null if there is none. */
export async function tablesSince(
  store: Store,
  standing: readonly StandingSource[],
): Promise<Readonly<Record<4 | 6, number | null>>> {
  const tables = standing.filter(({ kind }) => kind === 'mrt-rib');
  const { rows } = await sql<{ id: number; four: boolean; six: boolean }>`
    select generation_id as id, bool_or(ipv4_routes > 0) as four, bool_or(ipv6_routes > 0) as six
    from generation_peer where generation_id = any(${tables.map(({ id }) => id)}::int[]) group by generation_id
  `.execute(store.bulk);
  const firstOf = (version: 'four' | 'six'): number | null => {
    const times = tables.flatMap(({ id, asOf }) =>
      asOf !== null && rows.some((row) => row.id === id && row[version]) ? [asOf.getTime() / 1000] : [],
    );
    return times.length === 0 ? null : Math.min(...times);
  };
  return { 4: firstOf('four'), 6: firstOf('six') };
}
