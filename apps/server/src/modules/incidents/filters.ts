import { NO_COUNTRY, severities, type ListFilters } from '@routeglass/api-client/incidents';
import { type RawBuilder, sql } from 'kysely';
import { timeSpan } from '../../http/timeSpan.ts';

type Condition = RawBuilder<unknown>;

/** The parties that each filter by country looks at, beside `cc`, which looks at all others. */
const countryFilters = [
  ['hcc', ['hijacker']],
  ['acc', ['acceptor']],
  ['occ', ['origin', 'announcer']],
  ['lcc', ['leaker']],
] as const;

/** What rows of `incident_party` (as `p`) must fit, by the filters that are set. */
export function conditionsOf(filters: ListFilters): Condition[] {
  return [...factConditions(filters), ...rangeConditions(filters), ...textConditions(filters.q)];
}

/** Filters by country, which a list of countries to choose from leaves out. */
export function countryConditions(filters: ListFilters): Condition[] {
  const conditions = countryFilters.flatMap(([key, roles]) =>
    filters[key].length === 0 ? [] : [hasParty(sql`${roleIn(roles)} and ${countryIn(filters[key])}`)],
  );
  if (filters.cc.length > 0) conditions.push(hasParty(sql`o.asn <> p.asn and ${countryIn(filters.cc)}`));
  return conditions;
}

/** Rows of `incident_party` (as `o`) in one of these roles. */
export function roleIn(roles: readonly string[]): Condition {
  return sql`o.role in (${sql.join(roles.map((role) => sql.lit(role)))})`;
}

function hasParty(condition: Condition): Condition {
  return sql`exists (select from incident_party o where o.incident_id = p.incident_id and ${condition})`;
}

function countryIn(codes: readonly string[]): Condition {
  return sql`coalesce(o.country, ${sql.lit(NO_COUNTRY)}) = any(${[...codes]}::text[])`;
}

function factConditions(filters: ListFilters): Condition[] {
  const conditions: Condition[] = [];
  if (filters.ip !== 'all') conditions.push(sql`p.ip_version = ${Number(filters.ip)}::smallint`);
  if (filters['active-only']) conditions.push(sql`p.last_seen is null`);
  const { from, until } = timeSpan(filters.from, filters.until);
  if (from) conditions.push(sql`(p.last_seen is null or p.last_seen >= ${from}::timestamptz)`);
  if (until) conditions.push(sql`p.first_seen < ${until}::timestamptz`);
  if (filters.roa.length > 0) conditions.push(sql`p.roa = any(${[...filters.roa]}::text[])`);
  if (filters.route_object.length > 0) conditions.push(sql`p.route_object = any(${[...filters.route_object]}::text[])`);
  if (filters.severity.length > 0) {
    const ranks = filters.severity.map((severity) => severities.indexOf(severity));
    conditions.push(sql`p.severity = any(${ranks}::smallint[])`);
  }
  return conditions;
}

function rangeConditions(filters: ListFilters): Condition[] {
  // An incident of several prefixes fits when one of them may.
  return [
    range(sql`p.longest`, '>=', filters['prefix-length-min']),
    range(sql`p.shortest`, '<=', filters['prefix-length-max']),
    range(sql`p.propagation`, '>=', filters['propagation-min']),
    range(sql`p.propagation`, '<=', filters['propagation-max']),
    range(sql`p.relative_propagation`, '>=', filters['relative-propagation-min']),
    range(sql`p.relative_propagation`, '<=', filters['relative-propagation-max']),
  ].flat();
}

function range(column: RawBuilder<unknown>, sign: '>=' | '<=', bound: number | undefined): Condition[] {
  return bound === undefined ? [] : [sql`${column} ${sql.raw(sign)} ${bound}::float8`];
}

/** One character would match nearly everything: it does not count yet. */
function textConditions(q: string): Condition[] {
  if (q.length < 2) return [];
  const text = q.toLowerCase();
  const [, digits] = /^as(\d+)$/.exec(text) ?? [];
  const party = sql`
    o.asn <> p.asn and (position(${digits ?? text}::text in o.asn::text) > 0 or exists (
      select from live_network n where n.asn = o.asn
        and position(${text}::text in lower(concat_ws(' ', n.as_name, n.org_name))) > 0))
  `;
  return [
    sql`(
      position(${text}::text in p.prefix::text) > 0
      or exists (select from incident_prefix x where x.incident_id = p.incident_id and position(${text}::text in x.prefix::text) > 0)
      or ${hasParty(party)}
    )`,
  ];
}
