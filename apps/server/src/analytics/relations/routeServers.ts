import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';

/** AS numbers of the exchanges' route servers in the current PeeringDB dumps of a world. */
export async function routeServersOf(
  store: Store,
  standing: readonly StandingSource[],
  world: World,
): Promise<ReadonlySet<number>> {
  const dumps = dumpsOf(standing, world);
  if (dumps.length === 0) return new Set();
  const { rows } = await sql<{ asns: string | null }>`
    select string_agg(distinct rs_asn::text, ' ') as asns from exchange_lan
    where generation_id in (${sql.join(dumps.map((id) => sql.lit(id)))}) and rs_asn is not null
  `.execute(store.bulk);
  return new Set(rows[0]?.asns?.split(' ').map(Number));
}

/** Ids of the current PeeringDB dumps of a world. */
export function dumpsOf(standing: readonly StandingSource[], world: World): number[] {
  return standing.filter((source) => source.kind === 'peeringdb' && source.world === world).map(({ id }) => id);
}
