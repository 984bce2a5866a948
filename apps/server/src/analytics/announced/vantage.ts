import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';

/** How many vantage points could carry a prefix, by world and IP version. */
export type PeerCounts = Readonly<Record<World, Readonly<Record<4 | 6, number>>>>;

/** Counts the vantage points that send routes of each IP version in these sources. */
export async function countPeers(store: Store, sources: readonly StandingSource[]): Promise<PeerCounts> {
  const counts = { lab: { 4: 0, 6: 0 }, internet: { 4: 0, 6: 0 } };
  if (sources.length === 0) return counts;
  const { rows } = await sql<{ world: World; ipv4: number; ipv6: number }>`
    select g.world, count(distinct peer_id) filter (where ipv4_routes > 0) as ipv4,
      count(distinct peer_id) filter (where ipv6_routes > 0) as ipv6
    from generation_peer p join generation g on g.id = p.generation_id
    where g.id in (${sql.join(sources.map(({ id }) => id))}) group by g.world
  `.execute(store.bulk);
  for (const { world, ipv4, ipv6 } of rows) counts[world] = { 4: ipv4, 6: ipv6 };
  return counts;
}
