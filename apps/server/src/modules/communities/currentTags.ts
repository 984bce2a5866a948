import { type RawBuilder, sql } from 'kysely';

/**
 * The network before the set in which the path `p.asns` ends, or the lowest member where there is none: `aggregateOf` of the domain in the
 * database's words. Null for an empty path.
 */
const AGGREGATOR = sql`coalesce(
  substring(p.asns from '(\\d+)(?: [{([][^])}]*[])}])+$')::bigint,
  (select min(named[1]::bigint) from regexp_matches(p.asns, '\\d+', 'g') as named)
)`;

/** Stands after every event of its instant: a table tells what all of them left. */
const AFTER_ALL = '9223372036854775807';

/**
 * The table expressions `live`, `sets`, `told` and `tagged` of a statement: routes whose sets of communities have one of these at least, and
 * (`tagged`) those of them that stand, where they end in an AS_SET with the text of their path (`aggregate`) and as routes of the network before it.
 *
 * Few of the different sets hold a community and few routes have one of those sets, so that the search goes from the community to its sets and
 * from them to routes; of the newest of these alone it then looks whether a later event took their place, as `current_route` does: by a join, since a cluster
 * refuses a subquery that depends on a table expression.
 *
 * @param most routes of tables, and events, that are read; null for all.
 */
export function currentTags(anyOf: readonly string[], most: number | null = null): RawBuilder<unknown> {
  const some = most === null ? sql`` : sql`limit ${sql.lit(most)}`;
  return sql`
    live as materialized (
      select g.id, g.kind, g.world, g.as_of, r.as_of as snapshot
      from generation g
      left join generation r on r.kind = 'mrt-rib' and r.state = 'live' and r.name = g.collector
      where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates')
    ), sets as materialized (
      select id from community_set where communities && ${[...anyOf]}::text[]
    ), told as materialized (
      (
        select r.prefix, r.origin, r.path_id, r.peer_id, r.add_path_id, r.community_set, g.world, g.as_of as at,
          ${sql.lit(AFTER_ALL)}::bigint as seq
        from sets s join rib_route r on r.community_set = s.id join live g on g.id = r.generation_id
        where g.kind = 'mrt-rib' ${some}
      )
      union all
      (
        select e.prefix, e.origin, e.path_id, e.peer_id, e.add_path_id, e.community_set, g.world, e.at, e.seq
        from sets s join route_event e on e.community_set = s.id join live g on g.id = e.generation_id
        where e.path_id is not null and (g.snapshot is null or e.at > g.snapshot) ${some}
      )
    ), newest as materialized (
      select distinct on (prefix, peer_id, add_path_id) * from told order by prefix, peer_id, add_path_id, at desc, seq desc
    ), replaced as materialized (
      select distinct t.prefix, t.peer_id, t.add_path_id from newest t
      join route_event l on l.prefix = t.prefix and l.peer_id = t.peer_id and l.add_path_id is not distinct from t.add_path_id
      where l.at >= t.at and (l.at, l.seq) > (t.at, t.seq) and l.generation_id = any(array(select id from live))
    ), tagged as materialized (
      select t.prefix, coalesce(t.origin, ${AGGREGATOR}) as origin, p.asns as aggregate, t.peer_id, t.community_set, t.world
      from newest t left join as_path p on t.origin is null and p.id = t.path_id
      where (t.origin is not null or p.asns <> '') and not exists (
        select from replaced r
        where r.prefix = t.prefix and r.peer_id = t.peer_id and r.add_path_id is not distinct from t.add_path_id
      )
    )`;
}
