import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

/** A sighting of a prefix, with everything its story needs. */
export interface SightingRow {
  readonly prefix: string;
  readonly source: number;
  readonly world: World;
  /** Instant of the source, and of the snapshot of its collector; seconds since 1970. */
  readonly source_at: number;
  readonly snapshot: number | null;
  readonly peer_id: number;
  readonly peer_asn: number;
  readonly add_path_id: number | null;
  readonly path_id: number | null;
  readonly asns: string | null;
  readonly origin: number | null;
  /** Seconds since 1970; null for a route of a table. */
  readonly at: number | null;
  readonly seq: number;
}

/** All sightings of these prefixes in the live sources. */
export async function sightingsOf(db: Kysely<Database>, prefixes: readonly string[]): Promise<readonly SightingRow[]> {
  const wanted = sql`${[...prefixes]}::cidr[]`;
  const { rows } = await sql<SightingRow>`
    with seen as materialized (
      select prefix, generation_id, peer_id, add_path_id, path_id, origin, null::timestamptz as at, -1 as seq
      from rib_route where prefix = any(${wanted})
      union all
      select prefix, generation_id, peer_id, add_path_id, path_id, origin, at, seq
      from route_event where prefix = any(${wanted})
    ), live as materialized (
      select g.id, g.world, g.as_of, r.as_of as snapshot
      from generation g
      left join generation r on r.kind = 'mrt-rib' and r.state = 'live' and r.name = g.collector
      where g.state = 'live' and g.id = any (array(select generation_id from seen))
    )
    select s.prefix, l.id as source, l.world, coalesce(extract(epoch from l.as_of), 0)::float8 as source_at,
      extract(epoch from l.snapshot)::float8 as snapshot, s.peer_id, p.asn as peer_asn, s.add_path_id,
      s.path_id, a.asns, s.origin, extract(epoch from s.at)::float8 as at, s.seq
    from seen s
    join live l on l.id = s.generation_id
    join peer p on p.id = s.peer_id
    left join as_path a on a.id = s.path_id
  `.execute(db);
  return rows;
}

/** Time of the newest live routes of each world, seconds since 1970. */
export async function newestRoutes(db: Kysely<Database>): Promise<ReadonlyMap<World, number>> {
  const { rows } = await sql<{ world: World; at: number }>`
    select world, extract(epoch from max(as_of))::float8 as at from generation
    where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and as_of is not null group by world
  `.execute(db);
  return new Map(rows.map(({ world, at }) => [world, at]));
}
