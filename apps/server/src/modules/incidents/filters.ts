import { NO_COUNTRY, severities, type IncidentState, type ListFilters } from '@routeglass/api-client/incidents';
import type { PartyRole } from '@routeglass/domain/incidents';
import { type RawBuilder, sql } from 'kysely';
import { refuseReversed } from '../../http/refuseReversed.ts';
import { timeSpan } from '../../http/timeSpan.ts';
import type { StoredKind } from './lists.ts';

type Condition = RawBuilder<unknown>;

const roles = (...names: readonly PartyRole[]) => sql`o.role in (${sql.join(names.map((name) => sql.lit(name)))})`;

/** The parties (rows of `incident_party` as `o`) that each country filter applies to; `cc` applies to all others. */
export const countryParties = {
  hcc: sql`${roles('offender')} and o.kind = 'hijack'`,
  acc: roles('acceptor'),
  occ: roles('victim', 'announcer'),
  lcc: sql`${roles('offender')} and o.kind = 'leak'`,
} as const satisfies Readonly<Record<string, Condition>>;

const filterKeys = ['hcc', 'acc', 'occ', 'lcc'] as const;

/** The network and kind of incidents of a list. */
interface Listed {
  readonly asn: number;
  /** Undefined for all kinds. */
  readonly kind?: StoredKind;
}

/** Conditions on rows of `incident_party` (as `p`) for the filters that are set. */
export function conditionsOf(filters: ListFilters, listed: Listed): Condition[] {
  return [...factConditions(filters), ...rangeConditions(filters), ...textConditions(filters.q, listed)];
}

/** Country filters, which the list of countries to choose from ignores. */
export function countryConditions(filters: ListFilters): Condition[] {
  const conditions = filterKeys.flatMap((key) =>
    filters[key].length === 0 ? [] : [hasParty(sql`${countryParties[key]} and ${countryIn(filters[key])}`)],
  );
  if (filters.cc.length > 0) conditions.push(hasParty(sql`o.asn <> p.asn and ${countryIn(filters.cc)}`));
  return conditions;
}

function hasParty(condition: Condition): Condition {
  return sql`exists (select from incident_party o where o.incident_id = p.incident_id and ${condition})`;
}

function countryIn(codes: readonly string[]): Condition {
  return sql`coalesce(o.country, ${sql.lit(NO_COUNTRY)}) = any(${[...codes]}::text[])`;
}

type Facts = Omit<AllFilters, 'q' | 'state' | 'kind'> & Pick<ListFilters, 'active-only'>;

function factConditions(filters: Facts): Condition[] {
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
  refuseReversed(filters);
  // An incident with several prefixes matches if one of them may match.
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

/**
 * A single character would match nearly everything, so it is ignored.
 *
 * Large networks share thousands of incidents with a few hundred others, so those are read once, not for each incident.
 */
function textConditions(q: string, { asn, kind }: Listed): Condition[] {
  if (q.length < 2) return [];
  const text = q.toLowerCase();
  const parties = sql`
    select distinct o.asn from incident_party m join incident_party o on o.incident_id = m.incident_id
    where m.asn = ${asn}::bigint and m.is_listed and o.asn <> m.asn and ${kind ? sql`m.kind = ${sql.lit(kind)}` : sql`true`}
  `;
  const named = namedBy(text, parties);
  return [placesOf(sql`p.incident_id`, text, named, kind === undefined || kind === 'leak')];
}

/** The networks among these whose number, name or organization contains a text. */
function namedBy(text: string, parties: RawBuilder<unknown>): RawBuilder<unknown> {
  const [, digits] = /^as(\d+)$/.exec(text) ?? [];
  return sql`
    select party.asn from (${parties}) party
    left join live_network n on n.asn = party.asn
    where position(${digits ?? text}::text in party.asn::text) > 0
      or position(${text}::text in lower(concat_ws(' ', n.as_name, n.org_name))) > 0
  `;
}

/** Whether a prefix of an incident contains a text, or a party is one of the networks that match it. */
function placesOf(id: Condition, text: string, named: Condition, withFurther: boolean): Condition {
  const places = [
    sql`position(${text}::text in p.prefix::text) > 0`,
    sql`${id} in (select o.incident_id from incident_party o where o.asn = any(array(${named})))`,
  ];
  // Only leaks have several prefixes.
  if (withFurther)
    places.push(sql`exists (
      select from incident_prefix x where x.incident_id = ${id} and position(${text}::text in x.prefix::text) > 0
    )`);
  return sql`(${sql.join(places, sql` or `)})`;
}

/** Filters of the lists of all kinds. */
export type AllFilters = Pick<ListFilters, 'ip' | 'from' | 'until' | 'q' | 'severity' | 'roa' | 'route_object'> & {
  readonly state: IncidentState;
  readonly kind: readonly StoredKind[];
};

/** Conditions on rows of `incident_party` or `incident` (as `p`) in lists of all kinds, without the text filter. */
function kindConditions({ state, kind, ...filters }: AllFilters): Condition[] {
  const conditions = factConditions({ ...filters, 'active-only': state === 'ongoing' });
  if (state === 'ended') conditions.push(sql`p.last_seen is not null`);
  if (kind.length > 0) conditions.push(sql`p.kind = any(${[...kind]}::text[])`);
  return conditions;
}

/** Conditions on rows of `incident_party` (as `p`) in a network's list of all kinds. */
export function conditionsOfNetwork(filters: AllFilters, asn: number): Condition[] {
  return [sql`p.is_listed`, ...kindConditions(filters), ...textConditions(filters.q, { asn })];
}

/** Conditions on rows of `incident` (as `p`) in the list of all networks. */
export function conditionsOfAll(filters: AllFilters): Condition[] {
  return [sql`p.benign is null`, ...kindConditions(filters), ...textOfAll(filters.q)];
}

function textOfAll(q: string): Condition[] {
  if (q.length < 2) return [];
  const text = q.toLowerCase();
  const named = namedBy(text, sql`select distinct asn from incident_party where is_listed`);
  return [placesOf(sql`p.id`, text, named, true)];
}
