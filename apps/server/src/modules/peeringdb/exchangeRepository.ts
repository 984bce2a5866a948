import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { inAnyRegistry, listsSet } from '../../store/listedSets.ts';

export interface PresenceRow {
  readonly exchange_id: number;
  readonly name: string;
  readonly country: string | null;
  readonly website: string | null;
  readonly speed: number | null;
  readonly is_rs_peer: boolean;
}

/** The newest loaded dump that lists the network. */
const newest = (asn: number) => sql`
  select max(p.generation_id) from exchange_port p join generation g on g.id = p.generation_id
  where p.asn = ${asn} and g.state = 'live' and g.kind = 'peeringdb'
`;

export interface OwnPresenceRow extends PresenceRow {
  readonly ipv4: readonly string[];
  readonly ipv6: readonly string[];
}

const addresses = (column: 'ipv4' | 'ipv6') => sql`array(
  select host(p.${sql.ref(column)}) from exchange_port p
  where p.generation_id = l.generation_id and p.asn = l.asn and p.exchange_id = l.exchange_id and p.${sql.ref(column)} is not null
  order by p.${sql.ref(column)}
) as ${sql.ref(column)}`;

/** Exchanges where a network has ports, by country and name. */
export async function presencesOf(db: Kysely<Database>, asn: number): Promise<OwnPresenceRow[]> {
  const { rows } = await sql<OwnPresenceRow>`
    select exchange_id, name, country, website, speed, is_rs_peer, ${addresses('ipv4')}, ${addresses('ipv6')}
    from live_presence l
    where asn = ${asn} and generation_id = (${newest(asn)})
    order by country nulls last, name, exchange_id
  `.execute(db);
  return rows;
}

export interface CommonRow extends PresenceRow {
  readonly asn: number;
  readonly peer_speed: number | null;
}

/** Exchanges where both a network and any of the others have ports, with the fastest port of each. */
export async function commonPresences(
  db: Kysely<Database>,
  asn: number,
  others: readonly number[],
): Promise<CommonRow[]> {
  const { rows } = await sql<CommonRow>`
    select o.asn, a.exchange_id, a.name, a.country, a.website, a.max_speed as speed, o.max_speed as peer_speed,
      a.is_rs_peer and o.is_rs_peer as is_rs_peer
    from live_presence a
    join live_presence o on o.generation_id = a.generation_id and o.exchange_id = a.exchange_id
    where a.asn = ${asn} and o.asn = any(${[...others]}::bigint[]) and o.asn <> a.asn
      and a.generation_id = (${newest(asn)})
    order by a.country nulls last, a.name, a.exchange_id
  `.execute(db);
  return rows;
}

/** Networks that list a set as their own; the name is in capitals and without its registry. */
export async function networksOfSet(
  db: Kysely<Database>,
  name: string,
): Promise<{ asn: number; name: string; irr_as_set: string }[]> {
  const { rows } = await sql<{ asn: number; name: string; irr_as_set: string }>`
    select distinct on (asn) asn, name, irr_as_set from live_peeringdb_network
    where ${listsSet('irr_as_set', inAnyRegistry(name))}
    order by asn, generation_id desc
  `.execute(db);
  return rows;
}
