import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

/** A current route of a prefix, as one vantage point sends it. */
export interface PeerRouteRow {
  readonly collector: string;
  readonly peer_asn: number;
  readonly peer_ip: string;
  readonly as_name: string | null;
  readonly country_code: string | null;
  readonly asns: string;
  readonly origin: number | null;
  readonly communities: readonly string[] | null;
  readonly at: Date;
  readonly seen_in: 'table' | 'update';
}

/**
 * Current routes of a prefix in a world (`current_route`) with their attributes: one page, ordered by collector and peer.
 * With `last`, the routes of a withdrawn prefix: what each vantage point announced before.
 */
export async function peerRoutes(
  db: Kysely<Database>,
  prefix: string,
  world: World,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  which: 'current' | 'last' = 'current',
): Promise<readonly PeerRouteRow[]> {
  const { rows } = await sql<PeerRouteRow>`
    with live as materialized (
      select g.id, g.kind, g.as_of, r.as_of as snapshot
      from generation g
      left join generation r on r.kind = 'mrt-rib' and r.state = 'live' and r.name = g.collector
      where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates') and g.world = ${world}
    ), newest as (
      select distinct on (peer_id, add_path_id) * from (
        select t.peer_id, t.add_path_id, g.as_of as at, -1 as seq, t.path_id, t.origin, t.community_set
        from rib_route t join live g on g.id = t.generation_id
        where t.prefix = ${prefix}::cidr and g.kind = 'mrt-rib'
        union all
        select e.peer_id, e.add_path_id, e.at, e.seq, e.path_id, e.origin, e.community_set
        from route_event e join live g on g.id = e.generation_id
        where e.prefix = ${prefix}::cidr and g.kind = 'mrt-updates' and (g.snapshot is null or e.at > g.snapshot)
          ${which === 'last' ? sql`and e.path_id is not null` : sql``}
      ) seen
      order by peer_id, add_path_id, at desc, seq desc
    )
    select peer.collector, peer.asn as peer_asn, host(peer.ip) as peer_ip, n.as_name, n.country_code, path.asns, newest.origin,
      sets.communities, newest.at, case when newest.seq < 0 then 'table' else 'update' end as seen_in
    from newest
    join peer on peer.id = newest.peer_id
    join as_path path on path.id = newest.path_id
    left join community_set sets on sets.id = newest.community_set
    left join live_network n on n.asn = peer.asn
    order by peer.collector, peer.asn, peer.ip, newest.add_path_id nulls first
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  `.execute(db);
  return rows;
}

/** Route objects of exactly this prefix, each once. */
export async function routeObjectsOf(
  db: Kysely<Database>,
  prefix: string,
  world: World,
): Promise<readonly { readonly origin: number; readonly source: string }[]> {
  const { rows } = await sql<{ origin: number; source: string }>`
    select distinct origin, source from live_route_object
    where prefix = ${prefix}::cidr and world = ${world} order by origin, source
  `.execute(db);
  return rows;
}

export interface PastAnnouncementRow {
  readonly asn: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  readonly first_seen: Date;
  readonly last_seen: Date;
  readonly peers: number;
  readonly origin_set: readonly number[] | null;
}

/** Ended announcements of a prefix, the latest first. */
export async function pastAnnouncements(
  db: Kysely<Database>,
  prefix: string,
  world: World,
  limit: number,
): Promise<readonly PastAnnouncementRow[]> {
  const { rows } = await sql<PastAnnouncementRow>`
    select s.origin as asn, n.as_name, n.country_code, s.first_seen, s.last_seen, s.peers, s.origin_set
    from live_found_span s left join live_network n on n.asn = s.origin
    where s.prefix = ${prefix}::cidr and s.world = ${world} and s.last_seen is not null
    order by s.last_seen desc, s.origin limit ${sql.lit(limit)}
  `.execute(db);
  return rows;
}
