import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';

/** Stands after every event of its instant: a table tells what all of them left. */
const AFTER_ALL = '9223372036854775807';
/** Stands in no community. */
const BETWEEN = ',';

export interface TaggedQuery {
  /** Communities, as `readCommunity` writes them, of which a route carries one at least. */
  readonly anyOf: readonly string[];
  readonly ipVersion: 4 | 6 | null;
  /** Text that the prefix, as written, contains. */
  readonly contains: string | null;
  readonly sortBy: 'prefix' | 'origin';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface TaggedRow {
  readonly prefix: string;
  readonly origin: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  /** Networks whose routes carry the community, ascending. */
  readonly targets: readonly number[];
}

export interface TaggedPage {
  readonly total: number;
  readonly rows: readonly TaggedRow[];
}

/**
 * A page of the prefixes whose current routes carry what is asked for, once for each origin, with the size of the whole. Those of the laboratory only
 * where no others carry it.
 *
 * Few of the different sets hold a community and few routes have one of those sets, so that the search goes from the community to its sets and
 * from them to routes; of these alone it then looks whether a later event took their place, as `current_route` does.
 */
export async function taggedPrefixes(db: Kysely<Database>, query: TaggedQuery): Promise<TaggedPage> {
  const { rows } = await sql<TaggedRow & { total: number }>`
    with live as materialized (
      select g.id, g.kind, g.world, g.as_of, r.as_of as snapshot
      from generation g
      left join generation r on r.kind = 'mrt-rib' and r.state = 'live' and r.name = g.collector
      where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates')
    ), sets as materialized (
      select id from community_set where communities && ${[...query.anyOf]}::text[]
    ), told as materialized (
      select r.prefix, r.origin, r.peer_id, r.add_path_id, g.world, g.as_of as at, ${sql.lit(AFTER_ALL)}::bigint as seq
      from sets s join rib_route r on r.community_set = s.id join live g on g.id = r.generation_id
      where g.kind = 'mrt-rib' and r.origin is not null
      union all
      select e.prefix, e.origin, e.peer_id, e.add_path_id, g.world, e.at, e.seq
      from sets s join route_event e on e.community_set = s.id join live g on g.id = e.generation_id
      where e.origin is not null and (g.snapshot is null or e.at > g.snapshot)
    ), tagged as materialized (
      select t.prefix, t.origin, t.peer_id, t.world from told t
      where not exists (
        select from route_event l
        where l.prefix = t.prefix and l.peer_id = t.peer_id and l.add_path_id is not distinct from t.add_path_id
          and l.at >= t.at and (l.at, l.seq) > (t.at, t.seq) and l.generation_id = any(array(select id from live))
      )
    ), hits as (
      select distinct prefix, origin, world from tagged
      where world = (select min(world) from tagged)
        and (${query.ipVersion}::smallint is null or family(prefix) = ${query.ipVersion}::smallint)
        and (${query.contains}::text is null or position(lower(${query.contains}::text) in text(prefix)) > 0)
    ), page as materialized (
      select * from hits order by ${inOrder('hits', query)} limit ${query.limit} offset ${query.offset}
    ), carried as (
      select page.prefix, page.origin, array_agg(distinct peer.asn order by peer.asn) as targets
      from page join tagged t using (prefix, origin, world) join peer on peer.id = t.peer_id
      group by page.prefix, page.origin
    )
    select whole.total, carried.prefix, carried.origin, n.as_name, n.country_code, carried.targets
    from (select count(*) as total from hits) whole
    left join carried on true
    left join live_network n on n.asn = carried.origin
    order by ${inOrder('carried', query)}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.prefix !== null) };
}

/** All communities that loaded routes carry. In one row: a row each takes several times as long. */
export async function knownCommunities(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ all: string | null }>`
    select string_agg(one, ${BETWEEN}) as all from (select distinct unnest(communities) as one from community_set) known
  `.execute(db);
  return rows[0]?.all?.split(BETWEEN) ?? [];
}

/** The order of the list over a relation that holds it; rows that are equal in it stand by the other column. */
function inOrder(relation: string, { sortBy, order }: Pick<TaggedQuery, 'sortBy' | 'order'>): RawBuilder<unknown> {
  const [prefix, origin] = ['prefix', 'origin'].map((column) => sql.ref(`${relation}.${column}`));
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  return sortBy === 'origin' ? sql`${origin} ${direction}, ${prefix}` : sql`${prefix} ${direction}, ${origin}`;
}
