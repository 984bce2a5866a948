import { type Kysely, sql } from 'kysely';
import { countsFor, networkColumns, type NetworkRow } from '../../store/network.ts';
import type { Database, World } from '../../store/schema.ts';

export function findNetwork(
  db: Kysely<Database>,
  asn: number,
): Promise<(NetworkRow & { readonly world: World }) | undefined> {
  return db
    .selectFrom('live_network')
    .select([...networkColumns, 'world'])
    .where('asn', '=', asn)
    .executeTakeFirst();
}

export interface Listings {
  readonly peeringdb: boolean;
  readonly organisations: boolean;
}

/** The loaded sources that list a network. */
export async function listingsOf(db: Kysely<Database>, asn: number): Promise<Listings> {
  const { rows } = await sql<Listings>`
    select exists (select from live_peeringdb_network where asn = ${asn}::bigint) as peeringdb,
      exists (
        select from live_as_organisation a join generation g on g.id = a.generation_id
        where a.asn = ${asn}::bigint and ${countsFor(asn, sql`g.world`)}
      ) as organisations
  `.execute(db);
  return rows[0] ?? { peeringdb: false, organisations: false };
}

export interface VersionCounts {
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

export interface OverviewRow {
  /** Time of the newest route in the network's world; null if none is loaded. */
  readonly as_of: Date | null;
  readonly prefixes: { readonly ipv4: number; readonly ipv6: number };
  readonly roa: { readonly valid: number; readonly invalid: number; readonly unknown: number };
  readonly neighbors: readonly (VersionCounts & { readonly role: string })[];
  readonly incidents: readonly { readonly kind: string; readonly ipv4: number; readonly ipv6: number }[];
  readonly ranges: { readonly ipv4: number; readonly ipv6: number };
  /** Kinds of sources that are loaded in the network's world; ASPAs may have come with VRPs. */
  readonly loaded: readonly string[];
}

/** All counts of the overview, in one statement; undefined for an unknown network. Neighbors of the last three months count. */
export async function overviewOf(db: Kysely<Database>, asn: number): Promise<OverviewRow | undefined> {
  const { rows } = await sql<OverviewRow>`
    select newest.as_of, counted.prefixes, counted.roa, ranges.ranges,
      array(
        select g.kind from generation g where g.state = 'live' and g.world = n.world
        union select 'aspas' from generation g
          where g.state = 'live' and g.kind = 'vrps' and g.world = n.world
            and exists (select from aspa where generation_id = g.id)
      ) as loaded,
      coalesce(neighbors.list, '[]'::jsonb) as neighbors, coalesce(incidents.list, '[]'::jsonb) as incidents
    from live_network n
    cross join lateral (
      select max(as_of) as as_of from generation g
      where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates') and g.world = n.world
    ) newest
    cross join lateral (
      select
        jsonb_build_object(
          'ipv4', count(*) filter (where ip_version = 4), 'ipv6', count(*) filter (where ip_version = 6)) as prefixes,
        jsonb_build_object(
          'valid', count(*) filter (where roa = 'valid'), 'invalid', count(*) filter (where roa = 'invalid'),
          'unknown', count(*) filter (where roa = 'unknown')) as roa
      from live_found where origin = n.asn and world = n.world
    ) counted
    cross join lateral (
      select jsonb_build_object(
        'ipv4', count(*) filter (where family(r.first) = 4), 'ipv6', count(*) filter (where family(r.first) = 6)) as ranges
      from address_range r
      where r.asn = n.asn and r.generation_id = any (array(
        select id from generation g where g.kind = 'address-registry' and g.state = 'live' and g.world = n.world
      ))
    ) ranges
    cross join lateral (
      select jsonb_agg(roles) as list from (
        select type as role, count(*) filter (where ip_version = 4) as ipv4, count(*) filter (where ip_version = 6) as ipv6,
          count(distinct neighbor) as all
        from live_neighbor l
        where l.asn = ${asn}::bigint and l.world = n.world and (l.last_seen is null or l.last_seen >= newest.as_of - interval '3 months')
        group by type
      ) roles
    ) neighbors
    cross join lateral (
      select jsonb_agg(kinds) as list from (
        select kind, count(*) filter (where ip_version = 4) as ipv4, count(*) filter (where ip_version = 6) as ipv6
        from incident_party where asn = n.asn and world = n.world and is_listed and last_seen is null group by kind
      ) kinds
    ) incidents
    where n.asn = ${asn}
  `.execute(db);
  return rows[0];
}
