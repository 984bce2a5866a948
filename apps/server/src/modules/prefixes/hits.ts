import { type RawBuilder, sql } from 'kysely';
import { worldOf } from '../../store/network.ts';
import type { RoaState } from '../../store/schema.ts';
import { blocksAround, roaVerdict, routeObjectVerdict } from './verdictSql.ts';

/** Both ends inclusive; an undefined end is open. */
export interface Bounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Which prefixes of a network to select. */
export interface PrefixChoice {
  readonly asn: number;
  readonly ipVersion: 4 | 6 | null;
  /** Text that the written prefix must contain. */
  readonly contains: string | null;
  /** The time span in which they were announced; null for now. */
  readonly during: { readonly from: Date | null; readonly until: Date | null } | null;
  readonly isActive: boolean;
  /** Any of these states; all if empty. */
  readonly roa: readonly RoaState[];
  readonly routeObject: readonly RoaState[];
  readonly length: Bounds;
  readonly propagation: Bounds;
  readonly relativePropagation: Bounds;
}

/**
 * The matching prefixes of the network's own world, each once. Current ones have the facts of `announced`; past ones have verdicts from the data
 * loaded now and the highest number of vantage points that had them at once.
 */
export function hitsOf(choice: PrefixChoice): RawBuilder<unknown> {
  const conditions = [
    choice.isActive ? sql`active` : undefined,
    choice.roa.length > 0 ? sql`roa = any(${[...choice.roa]}::text[])` : undefined,
    choice.routeObject.length > 0 ? sql`route_object = any(${[...choice.routeObject]}::text[])` : undefined,
    ...within(sql`masklen(prefix)`, choice.length),
    ...within(sql`propagation`, choice.propagation),
    ...within(sql`relative_propagation`, choice.relativePropagation),
  ].filter((condition) => condition !== undefined);
  const all = choice.during ? announcedDuring(choice) : announcedNow(choice);
  return conditions.length === 0 ? all : sql`select * from (${all}) found where ${sql.join(conditions, sql` and `)}`;
}

function within(value: RawBuilder<unknown>, { min, max }: Bounds): RawBuilder<unknown>[] {
  return [
    ...(min === undefined ? [] : [sql`${value} >= ${min}::float8`]),
    ...(max === undefined ? [] : [sql`${value} <= ${max}::float8`]),
  ];
}

/** Conditions on `table.prefix` and `table.ip_version`. */
function named(table: string, { ipVersion, contains }: PrefixChoice): RawBuilder<unknown> {
  return sql`(${ipVersion}::smallint is null or ${sql.ref(`${table}.ip_version`)} = ${ipVersion}::smallint)
    and (${contains}::text is null or position(lower(${contains}::text) in text(${sql.ref(`${table}.prefix`)})) > 0)`;
}

function announcedNow(choice: PrefixChoice): RawBuilder<unknown> {
  return sql`
    select a.prefix, a.roa, a.route_object, a.propagation, a.relative_propagation, a.origin_set,
      true as active, s.first_seen, null::timestamptz as last_seen
    from live_found a
    left join (
      select prefix, min(first_seen) as first_seen from live_found_span
      where origin = ${choice.asn}::bigint and world = ${worldOf(choice.asn)} group by prefix
    ) s on s.prefix = a.prefix
    where a.origin = ${choice.asn}::bigint and a.world = ${worldOf(choice.asn)} and ${named('a', choice)}
  `;
}

function announcedDuring(choice: PrefixChoice): RawBuilder<unknown> {
  const { from = null, until = null } = choice.during ?? {};
  return sql`
    select s.prefix, coalesce(a.roa, v.roa) as roa, coalesce(a.route_object, o.route_object) as route_object,
      coalesce(a.propagation, s.peers) as propagation,
      coalesce(a.relative_propagation, least(100, 100.0 * s.peers / greatest(1, p.peers))::real) as relative_propagation,
      case when a.prefix is null then s.origin_set else a.origin_set end as origin_set,
      a.prefix is not null as active, s.first_seen, case when a.prefix is null then s.last_seen end as last_seen
    from (
      select prefix, world, ip_version, min(first_seen) as first_seen, max(last_seen) as last_seen, max(peers) as peers,
        case when bool_and(origin_set is not null) then max(origin_set::text)::bigint[] end as origin_set
      from live_found_span h
      where origin = ${choice.asn}::bigint and world = ${worldOf(choice.asn)} and ${named('h', choice)}
        and (${from}::timestamptz is null or last_seen is null or last_seen >= ${from}::timestamptz)
        and (${until}::timestamptz is null or first_seen < ${until}::timestamptz)
      group by prefix, world, ip_version
    ) s
    left join live_found a on a.origin = ${choice.asn}::bigint and a.prefix = s.prefix and a.world = s.world
    left join (
      select g.world, version, count(distinct gp.peer_id) as peers
      from generation_peer gp join generation g on g.id = gp.generation_id
      cross join (values (4), (6)) as versions (version)
      where g.state = 'live' and case version when 4 then gp.ipv4_routes else gp.ipv6_routes end > 0
      group by g.world, version
    ) p on p.world = s.world and p.version = s.ip_version
    left join lateral (${roaState(choice.asn)}) v on a.prefix is null
    left join lateral (${routeObjectState(choice.asn)}) o on a.prefix is null
  `;
}

/** By the live VRPs. */
function roaState(asn: number): RawBuilder<unknown> {
  return sql`
    select ${roaVerdict(originOf(asn))} as roa
    from ${blocksAround}
    join live_vrp r on r.prefix = set_masklen(s.prefix, bits) and r.world = s.world
  `;
}

function routeObjectState(asn: number): RawBuilder<unknown> {
  return sql`
    select ${routeObjectVerdict(originOf(asn))} as route_object
    from live_route_object r where r.prefix = s.prefix and r.world = s.world
  `;
}

/** An AS_SET is no origin that a ROA or a route object could name. */
function originOf(asn: number): RawBuilder<unknown> {
  return sql`(case when s.origin_set is null then ${asn}::bigint end)`;
}
