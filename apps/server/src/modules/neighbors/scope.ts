import { NO_COUNTRY } from '@routeglass/api-client/incidents';
import type { NeighborFilters, NeighborList } from '@routeglass/api-client/neighbors';
import { type RawBuilder, sql } from 'kysely';
import { timeSpan } from '../../http/timeSpan.ts';

type Condition = RawBuilder<unknown>;

/** The subject of a list of neighbors. */
export interface Scope {
  readonly asn: number;
  readonly list: NeighborList;
  readonly filters: NeighborFilters;
}

/** Filters that a request ignores: the list of countries shows all of them, and counts by IP version cover both. */
export interface Without {
  readonly countries?: boolean;
  readonly ip?: boolean;
}

/**
 * Rows of the network's neighbors as `mine`: the ledger's rows, with name and country only if a condition needs them, and `newest`, the time of
 * the newest loaded route of its world. The world comes from the list of networks, or else from the ledger.
 */
export const neighborsOf = (asn: number, withNames: boolean): Condition => sql`
  home as (
    select world, (
      select max(as_of) from generation
      where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and generation.world = known.world
    ) as newest
    from (
      select world, 0 as place from live_network where asn = ${asn}::bigint
      union all (select world, 1 as place from live_neighbor where asn = ${asn}::bigint limit 1)
      order by place limit 1
    ) known
  ),
  mine as (
    select l.neighbor, l.ip_version, l.type, l.first_seen, l.last_seen, l.routes, l.prefixes, home.newest${withNames ? sql`, ${names}` : sql``}
    from home
    join live_neighbor l on l.asn = ${asn}::bigint and l.world = home.world
    ${withNames ? sql`left join live_network n on n.asn = l.neighbor and n.world = l.world` : sql``}
  )
`;

const names = sql`n.as_name, n.org_name, n.country_code`;

/** Whether the conditions of these filters need names or countries. */
export function needsNames({ q, cc }: NeighborFilters): boolean {
  return q.length > 1 || cc.length > 0;
}

/** Conditions on rows of `mine`. */
export function conditionsOf({ list, filters }: Scope, without: Without = {}): Condition {
  const conditions: Condition[] = [sql`true`, ...timeConditions(filters)];
  if (list !== 'all') conditions.push(sql`type = ${list}`);
  if (filters.ip !== 'all' && !without.ip) conditions.push(sql`ip_version = ${Number(filters.ip)}::smallint`);
  if (filters['active-only']) conditions.push(sql`last_seen is null`);
  if (filters.cc.length > 0 && !without.countries)
    conditions.push(sql`coalesce(country_code, ${sql.lit(NO_COUNTRY)}) = any(${[...filters.cc]}::text[])`);
  // A single character would match nearly everything, so it is ignored.
  if (filters.q.length > 1) conditions.push(textCondition(filters.q.toLowerCase()));
  return sql.join(conditions, sql` and `);
}

function textCondition(text: string): Condition {
  const [, digits] = /^as(\d+)$/.exec(text) ?? [];
  return sql`(
    position(${digits ?? text}::text in neighbor::text) > 0
    or position(${text}::text in lower(concat_ws(' ', as_name, org_name))) > 0
  )`;
}

/** Without a time span, a list covers three months. */
function timeConditions(filters: NeighborFilters): Condition[] {
  const { from, until } = timeSpan(filters.from, filters.until);
  const conditions: Condition[] = [];
  if (from) conditions.push(sql`(last_seen is null or last_seen >= ${from}::timestamptz)`);
  else if (!until) conditions.push(sql`(last_seen is null or last_seen >= newest - interval '3 months')`);
  if (until) conditions.push(sql`first_seen < ${until}::timestamptz`);
  return conditions;
}
