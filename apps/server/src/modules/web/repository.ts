import { type Kysely, sql } from 'kysely';
import { type Database, derivedKinds, type World } from '../../store/schema.ts';

/** Every loaded source, by kind and name, of one world if given. Computed generations are not sources. */
export function liveSources(db: Kysely<Database>, world?: World) {
  return db
    .selectFrom('generation')
    .select(['kind', 'name', 'world', 'as_of', 'loaded_at', 'records'])
    .where('state', '=', 'live')
    .where('kind', 'not in', derivedKinds)
    .$if(world !== undefined, (query) => query.where('world', '=', world ?? 'internet'))
    .orderBy('kind')
    .orderBy('name')
    .execute();
}

/** World and time of the newest routes, of one world if given; otherwise the laboratory's only if there are no real ones. */
export function newestRoutes(db: Kysely<Database>, world?: World) {
  return db
    .selectFrom('generation')
    .select(['world', 'as_of'])
    .where('state', '=', 'live')
    .where('kind', 'in', ['mrt-rib', 'mrt-updates'])
    .$if(world !== undefined, (query) => query.where('world', '=', world ?? 'internet'))
    .orderBy('world')
    .orderBy('as_of', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}

/** Vantage points that send routes, by IP version, of one world if given; otherwise the laboratory's only if there are no real ones. */
export async function countPeers(
  db: Kysely<Database>,
  world?: World,
): Promise<{ ipv4: number; ipv6: number; all: number }> {
  const { rows } = await sql<{ world: World; ipv4: number; ipv6: number; all: number }>`
    select g.world, count(distinct peer_id) filter (where ipv4_routes > 0) as ipv4,
      count(distinct peer_id) filter (where ipv6_routes > 0) as ipv6, count(distinct peer_id) as all
    from generation_peer p join generation g on g.id = p.generation_id
    where g.state = 'live' and (${world ?? null}::text is null or g.world = ${world ?? null}::text)
    group by g.world order by g.world limit 1
  `.execute(db);
  const { ipv4, ipv6, all } = rows[0] ?? { ipv4: 0, ipv6: 0, all: 0 };
  return { ipv4, ipv6, all };
}

/** Country codes of known networks, each found by one step in the index. */
export async function listCountries(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive step as (
      (select country_code as code from live_network where country_code is not null order by country_code limit 1)
      union all
      select (select country_code from live_network where country_code > step.code order by country_code limit 1)
      from step where step.code is not null
    )
    select code from step where code is not null
  `.execute(db);
  return rows.map((row) => row.code);
}
