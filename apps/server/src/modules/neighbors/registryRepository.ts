import { registryOrder } from '@routeglass/domain/rpsl';
import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

export interface AutNumRow {
  readonly world: World;
  readonly asn: number;
  readonly source: string;
  readonly object_text: string;
  readonly as_of: Date;
}

/** The aut-nums of these networks in each world, one per network; the RIR's comes before others. */
export async function autNumsOf(db: Kysely<Database>, asns: readonly number[]): Promise<AutNumRow[]> {
  const { rows } = await sql<AutNumRow>`
    select distinct on (g.world, o.name) g.world, substr(o.name, 3)::float8 as asn, o.source, o.object_text,
      coalesce(g.as_of, g.loaded_at) as as_of
    from live_rpsl_object o join generation g on g.id = o.generation_id
    where o.type = 'aut-num' and o.name = any(${asns.map((asn) => `AS${asn}`)}::text[])
    order by g.world, o.name, coalesce(array_position(${[...registryOrder]}::text[], o.source), 99), o.source
  `.execute(db);
  return rows;
}

export interface SharedExchangeRow {
  readonly world: World;
  readonly name: string;
  readonly as_of: Date;
}

/** Exchanges where both networks use the route server. */
export async function sharedServersOf(db: Kysely<Database>, one: number, other: number): Promise<SharedExchangeRow[]> {
  const { rows } = await sql<SharedExchangeRow>`
    select g.world, e.name, coalesce(g.as_of, g.loaded_at) as as_of
    from generation g join exchange e on e.generation_id = g.id
    where g.state = 'live' and g.kind = 'peeringdb'
      and exists (select from exchange_port p where p.generation_id = g.id and p.exchange_id = e.id and p.is_rs_peer
        and p.asn = ${one}::bigint)
      and exists (select from exchange_port p where p.generation_id = g.id and p.exchange_id = e.id and p.is_rs_peer
        and p.asn = ${other}::bigint)
    order by e.name
  `.execute(db);
  return rows;
}

export interface ListedRow {
  readonly world: World;
  readonly set_name: string;
  readonly source: string;
  readonly member: string;
  readonly as_of: Date;
}

/** The sets among these that list one of these members: networks as AS1234, sets by name. */
export async function listedIn(
  db: Kysely<Database>,
  sets: readonly string[],
  members: readonly string[],
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select distinct g.world, m.set_name, m.set_source as source, coalesce(m.member, 'AS' || m.asn) as member,
      coalesce(g.as_of, g.loaded_at) as as_of
    from as_set_member m join generation g on g.id = m.generation_id
    where g.state = 'live' and g.kind = 'irr' and m.set_name = any(${[...sets]}::text[])
      and coalesce(m.member, 'AS' || m.asn) = any(${[...members]}::text[])
    order by 1, 2, 4
  `.execute(db);
  return rows;
}
