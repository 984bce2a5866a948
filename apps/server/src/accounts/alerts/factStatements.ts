import { type RawBuilder, sql } from 'kysely';
import { covers } from '../../store/coveringBlocks.ts';
import { incidentFacts } from './incidentFacts.ts';

/** Most prefixes listed for facts that are reported together. */
const MOST_PREFIXES = 50;
/** With fewer vantage points, the loss of one would mean little. */
const LEAST_PEERS = 4;

const expects = (kind: string, prefix: string) => sql`exists (
  select from accounts.alert_expected e where e.watch_id = w.id and e.kind = ${sql.lit(kind)} and e.prefix = ${sql.ref(prefix)}::text
)`;

/** Facts reported together: one row for a network, with the number of prefixes and the first of them. */
const together = (kind: string, columns: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
  select w.id as watch, ${sql.lit(kind)} as kind, 'all' as key, min(x.prefix)::text as prefix, count(*)::int as prefixes, null::bigint as other,
    ${columns}, null::float8 as until, null::bigint as incident, (array_agg(x.prefix::text order by x.prefix))[1:${sql.lit(MOST_PREFIXES)}] as list
  ${from} group by w.id
`;

/** Whether a ROA or a route object names the origin of `c`: looked up row by row, since the planner has no statistics. */
const isAllowed = sql`(
  exists (
    select from live_vrp v
    where ${covers(sql`c.prefix`, sql`v.prefix`)} and v.asn = c.origin and masklen(c.prefix) <= v.max_length offset 0
  ) or exists (select from live_route_object o where o.prefix = c.prefix and o.origin = c.origin offset 0)
)`;

/** Instant of the newest routes of a world. */
const newest = (world: RawBuilder<unknown>) =>
  sql`(select max(as_of) from generation g where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates') and g.world = ${world})`;

/**
 * Statements that find facts of watched networks, by kind of fact. `watched`: the networks as rows `w`; `asns`: their numbers; `earliest`: the first
 * of the instants from which they count.
 */
export const factStatements = (watched: RawBuilder<unknown>, asns: readonly number[], earliest: Date) => ({
  incidents: incidentFacts(watched),
  'roa-expiring': sql`
    select w.id as watch, 'roa-expiring' as kind, 'all' as key, min(x.prefix)::text as prefix, count(distinct x.prefix)::int as prefixes,
      null::bigint as other, 0 as vantage_points, null::float8 as share, extract(epoch from min(x.as_of))::float8 as since, null::float8 as until,
      null::bigint as incident, (array_agg(distinct x.prefix::text))[1:${sql.lit(MOST_PREFIXES)}] as list,
      extract(epoch from min(x.expires))::float8 as expires
    from ${watched} join live_vrp x on x.asn = w.asn
    where w.expiring > 0 and x.expires <= x.as_of + w.expiring * interval '1 minute' and not ${expects('roa-expiring', 'x.prefix')}
    group by w.id
  `,
  scan: sql`
    select w.id as watch, 'scan' as kind, x.type as key, host(min(x.ip)) as prefix, count(distinct x.ip)::int as prefixes, null::bigint as other,
      0 as vantage_points, null::float8 as share, extract(epoch from min(coalesce(g.as_of, g.loaded_at)))::float8 as since, null::float8 as until,
      null::bigint as incident, (array_agg(distinct host(x.ip)))[1:${sql.lit(MOST_PREFIXES)}] as list
    from ${watched} join scan_finding x on x.asn = w.asn join generation g on g.id = x.generation_id and g.state = 'live' and g.kind = 'scans'
    where not exists (
      select from accounts.alert_expected e where e.watch_id = w.id and e.kind = 'scan' and e.prefix = host(x.ip)
    )
    group by w.id, x.type
  `,
  // Starts from the spans that began since: they are few, but the planner does not know this of a table that was just written. Origins are filtered
  // by a hashed list before each is compared with every watched network.
  'origin-change': sql`
    with begun as materialized (
      select prefix, origin, peers, first_seen, last_seen from live_announcement_span
      where first_seen > ${earliest}::timestamptz and not from_snapshot
    ), changed as materialized (
      select distinct on (w.id, y.prefix, y.origin) w.id as watch, y.*
      from begun y cross join lateral (
        select s.origin from live_announcement_span s
        where s.prefix = y.prefix and s.origin = any(${[...asns]}::bigint[]) and s.origin <> y.origin and s.first_seen < y.first_seen
          and (s.last_seen is null or s.last_seen > y.first_seen - interval '1 day')
        offset 0
      ) x join ${watched} on w.asn = x.origin
      where y.first_seen > w.since
      order by w.id, y.prefix, y.origin, y.first_seen desc
    ), hijacked as materialized (
      select distinct c.prefix, c.origin from changed c join incident_prefix p on p.prefix = c.prefix join incident i on i.id = p.incident_id
      where i.kind = 'hijack' and i.benign is null and (i.offender = c.origin or c.origin = any(p.origins))
    )
    select watch, 'origin-change' as kind, prefix::text || ' ' || origin as key, prefix::text as prefix, 1 as prefixes, origin as other,
      peers as vantage_points, null::float8 as share, extract(epoch from first_seen)::float8 as since,
      extract(epoch from last_seen)::float8 as until, null::bigint as incident, null::text[] as list
    from changed c
    where not exists (select from hijacked h where h.prefix = c.prefix and h.origin = c.origin) and not ${isAllowed}
    order by watch, prefix, origin
  `,
  'path-change': sql`
    select distinct on (w.id, n.neighbor) w.id as watch, 'path-change' as kind, n.neighbor::text as key, null::text as prefix, 0 as prefixes,
      n.neighbor as other, 0 as vantage_points, null::float8 as share, extract(epoch from n.last_seen)::float8 as since, null::float8 as until,
      null::bigint as incident, null::text[] as list
    from ${watched} join live_neighbor n on n.asn = w.asn
    where n.type in ('providers', 'peerings') and n.last_seen > w.since
      and n.last_seen > ${newest(sql`n.world`)} - interval '1 day'
      and not exists (select from live_neighbor m where m.asn = n.asn and m.neighbor = n.neighbor and m.world = n.world and m.last_seen is null)
    order by w.id, n.neighbor, n.last_seen desc
  `,
  visibility: together(
    'visibility',
    sql`min(x.propagation) as vantage_points, min(100.0 * x.propagation / s.peers)::float8 as share, null::float8 as since`,
    sql`from ${watched} join live_announced x on x.origin = w.asn
      join live_announcement_span s on s.prefix = x.prefix and s.origin = x.origin and s.last_seen is null
      where s.peers >= ${sql.lit(LEAST_PEERS)} and 100.0 * x.propagation / s.peers < w.visibility and not ${expects('visibility', 'x.prefix')}`,
  ),
  'roa-invalid': together(
    'roa-invalid',
    sql`max(x.propagation) as vantage_points, max(x.relative_propagation)::float8 as share, null::float8 as since`,
    sql`from ${watched} join live_announced x on x.origin = w.asn
      where x.roa = 'invalid' and not ${expects('roa-invalid', 'x.prefix')}`,
  ),
  'prefix-gone': together(
    'prefix-gone',
    sql`0 as vantage_points, null::float8 as share, min(extract(epoch from x.last_seen))::float8 as since`,
    // A loss of more than a day counts as intended.
    sql`from ${watched} join live_announcement_span x on x.origin = w.asn
      where x.last_seen > w.since and x.last_seen > ${newest(sql`x.world`)} - interval '1 day'
      and not exists (
        select from live_announcement_span y where y.prefix = x.prefix and y.origin = x.origin and (y.last_seen is null or y.last_seen > x.last_seen)
      ) and not ${expects('prefix-gone', 'x.prefix')}`,
  ),
  neighbor: sql`
    select distinct on (w.id, n.neighbor) w.id as watch, 'neighbor' as kind, n.neighbor::text as key, null::text as prefix, 0 as prefixes,
      n.neighbor as other, 0 as vantage_points, null::float8 as share, extract(epoch from n.first_seen)::float8 as since, null::float8 as until,
      null::bigint as incident, null::text[] as list
    from ${watched} join live_neighbor n on n.asn = w.asn
    where n.type in ('providers', 'peerings') and n.first_seen > w.since and n.last_seen is null
    order by w.id, n.neighbor, n.first_seen
  `,
  'prefix-new': sql`
    select w.id as watch, 'prefix-new' as kind, x.prefix::text as key, x.prefix::text as prefix, 1 as prefixes, null::bigint as other,
      max(x.peers) as vantage_points, null::float8 as share, min(extract(epoch from x.first_seen))::float8 as since, null::float8 as until,
      null::bigint as incident, null::text[] as list
    from ${watched} join live_announcement_span x on x.origin = w.asn
    where x.first_seen > w.since and not x.from_snapshot and not exists (
      select from live_announcement_span y where y.prefix = x.prefix and y.origin = x.origin and y.first_seen < x.first_seen
    ) group by w.id, x.prefix
  `,
});
