import { type Kysely, sql } from 'kysely';
import { listsSet } from '../../store/listedSets.ts';
import type { Database, World } from '../../store/schema.ts';
import type { SetKey } from './registrySets.ts';

export interface HealthSourceRow {
  readonly kind: 'peeringdb' | 'links';
  readonly name: string;
  readonly as_of: Date | null;
}

/** The world of a set. */
export async function worldOf(db: Kysely<Database>, { name, source }: SetKey): Promise<World> {
  const { rows } = await sql<{ world: World }>`
    select g.world from as_set s join generation g on g.id = s.generation_id
    where s.name = ${name} and s.source = ${source} and g.state = 'live' and g.kind = 'irr' limit 1
  `.execute(db);
  return rows[0]?.world ?? 'internet';
}

export interface HomeRow {
  readonly name: string;
  readonly source: string;
  /** When the registry was dumped. */
  readonly as_of: Date | null;
}

/** For each name, the registries of one world that have a set with it. */
export async function homesIn(
  db: Kysely<Database>,
  world: World,
  names: readonly string[],
): Promise<readonly HomeRow[]> {
  const { rows } = await sql<HomeRow>`
    select s.name, s.source, max(g.as_of) as as_of from as_set s join generation g on g.id = s.generation_id
    where s.name = any(${[...names]}::text[]) and g.state = 'live' and g.kind = 'irr' and g.world = ${world}
    group by s.name, s.source order by name, source
  `.execute(db);
  return rows;
}

/** Networks that list the set as their own in PeeringDB, with or without its registry. */
export async function claimants(
  db: Kysely<Database>,
  world: World,
  { name, source }: SetKey,
): Promise<readonly number[]> {
  const { rows } = await sql<{ asn: number }>`
    select p.asn from peeringdb_network p join generation g on g.id = p.generation_id
    where g.state = 'live' and g.kind = 'peeringdb' and g.world = ${world}
      and ${listsSet('p.irr_as_set', [name, `${source}::${name}`])}
    order by p.asn
  `.execute(db);
  return rows.map(({ asn }) => asn);
}

/** These networks with all direct and indirect customers ever seen on loaded routes; empty if no route shows any of them. */
export async function seenBehind(
  db: Kysely<Database>,
  world: World,
  owners: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ asn: number }>`
    with recursive behind as (
      select distinct asn from live_neighbor where asn = any(${[...owners]}::bigint[]) and world = ${world}
      union
      -- One look into the index for each network: joined at once, the whole ledger would be read for every level.
      select below.neighbor from behind b cross join lateral (
        select l.neighbor from live_neighbor l
        where l.asn = b.asn and l.world = ${world} and l.type = 'customers' offset 0
      ) below
    )
    select asn from behind order by asn
  `.execute(db);
  return rows.map(({ asn }) => asn);
}

/** Sources behind the health of a set besides the registries, with their times. */
export async function sourcesOf(db: Kysely<Database>, world: World): Promise<readonly HealthSourceRow[]> {
  const { rows } = await sql<HealthSourceRow>`
    select kind, name, as_of from generation
    where state = 'live' and kind = 'peeringdb' and world = ${world}
    union all
    select 'links', 'routes of the collectors', max(as_of) from generation
    where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and world = ${world}
    order by kind, name
  `.execute(db);
  return rows;
}
