import { neighborRelations } from '@routeglass/domain/neighbor';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NeighborType } from '../../store/neighborTables.ts';
import type { Database } from '../../store/schema.ts';
import { conditionsOf, needsNames, neighborsOf, type Scope } from './scope.ts';

/** Whether equal rows of a neighbor over IPv4 and IPv6 are merged. */
export type Form = 'apart' | 'merged';

export interface NeighborListRow {
  readonly neighbor: number;
  readonly type: NeighborType;
  readonly ipv4: boolean;
  readonly ipv6: boolean;
  readonly first_seen: Date;
  readonly last_seen: Date | null;
  readonly routes: number;
  readonly prefixes: number;
  readonly is_disputed: boolean;
  readonly as_name: string | null;
  readonly country_code: string | null;
}

export interface PageRequest {
  readonly sortBy: 'neighbor-as' | 'type' | 'first-seen' | 'last-seen' | 'routes' | 'prefixes';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The listed rows, from the matching rows of `mine`. */
function listed(form: Form, fitting: RawBuilder<unknown>): RawBuilder<unknown> {
  const versions = form === 'merged' ? sql`0` : sql`ip_version`;
  return sql`
    select neighbor, ${versions} as versions, type, bool_or(ip_version = 4) as ipv4, bool_or(ip_version = 6) as ipv6,
      min(first_seen) as first_seen,
      case when bool_or(last_seen is null) then null else max(last_seen) end as last_seen,
      sum(routes)::int as routes, sum(prefixes)::int as prefixes
    from mine where ${fitting}
    group by neighbor, ${form === 'merged' ? sql`type` : sql`type, ip_version`}
  `;
}

const sortColumns: Readonly<Record<PageRequest['sortBy'], RawBuilder<unknown>>> = {
  'neighbor-as': sql`neighbor`,
  type: sql`array_position(array[${sql.join(neighborRelations)}]::text[], type)`,
  'first-seen': sql`first_seen`,
  routes: sql`routes`,
  prefixes: sql`prefixes`,
  // Current neighbors count as last seen.
  'last-seen': sql`coalesce(last_seen, 'infinity')`,
};

/** One page and the total, in one statement; undefined for an unknown network. */
export async function neighborPage(
  db: Kysely<Database>,
  form: Form,
  scope: Scope,
  { sortBy, order, limit, offset }: PageRequest,
): Promise<{ total: number; rows: readonly NeighborListRow[] } | undefined> {
  const inOrder = sql`${sortColumns[sortBy]} ${sql.raw(order)}, neighbor, type, versions`;
  const { rows } = await sql<NeighborListRow & { total: number; place: number | null }>`
    with ${neighborsOf(scope.asn, needsNames(scope.filters))}, hits as (${listed(form, conditionsOf(scope))}),
    disputed as (
      select neighbor from mine where type in ('providers', 'customers') group by neighbor having min(type) <> max(type)
    )
    select whole.total, page.*, n.as_name, n.country_code, page.neighbor in (select neighbor from disputed) as is_disputed
    from home
    cross join (select count(*) as total from hits) whole
    left join lateral (
      select *, row_number() over (order by ${inOrder}) as place from hits
      order by ${inOrder} limit ${limit}::int offset ${offset}::bigint
    ) page on true
    left join live_network n on n.asn = page.neighbor and n.world = home.world
    order by page.place
  `.execute(db);
  const [first] = rows;
  return first && { total: first.total, rows: rows.filter(({ place }) => place !== null) };
}

export interface NeighborCounts {
  readonly count: number;
  readonly active: number;
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

/** The length of the list and its number of networks by IP version; undefined for an unknown network. */
export async function neighborCounts(
  db: Kysely<Database>,
  form: Form,
  scope: Scope,
): Promise<NeighborCounts | undefined> {
  const { rows } = await sql<NeighborCounts>`
    with ${neighborsOf(scope.asn, needsNames(scope.filters))}, hits as (${listed(form, conditionsOf(scope))})
    select h.*, v.* from home
    cross join (select count(*) as count, count(*) filter (where last_seen is null) as active from hits) h
    cross join (
      select count(distinct neighbor) filter (where ip_version = 4) as ipv4,
        count(distinct neighbor) filter (where ip_version = 6) as ipv6, count(distinct neighbor) as all
      from mine where ${conditionsOf(scope, { ip: true })}
    ) v
  `.execute(db);
  return rows[0];
}

/** Countries of the neighbors with their numbers of rows, most frequent first. */
export async function neighborCountries(
  db: Kysely<Database>,
  form: Form,
  scope: Scope,
): Promise<{ code: string | null; count: number }[]> {
  const { rows } = await sql<{ code: string | null; count: number }>`
    with ${neighborsOf(scope.asn, needsNames(scope.filters))}, hits as (${listed(form, conditionsOf(scope, { countries: true }))})
    select n.country_code as code, count(*) as count from hits left join live_network n on n.asn = hits.neighbor and n.world = (select world from home)
    group by n.country_code order by count desc, code nulls last
  `.execute(db);
  return rows;
}

export interface SpanRow {
  /** Days (UTC) since 1970. */
  readonly first: number;
  /** Null while it is current. */
  readonly last: number | null;
  readonly count: number;
}

/** Numbers of neighbors by first and last day, and the day of the newest route; undefined for an unknown network. */
export async function neighborSpans(
  db: Kysely<Database>,
  form: Form,
  scope: Scope,
): Promise<{ newest: Date | null; spans: readonly SpanRow[] } | undefined> {
  const dayOf = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) / 86400)::int`;
  const { rows } = await sql<{ newest: Date | null; first: number | null; last: number | null; count: number }>`
    with ${neighborsOf(scope.asn, needsNames(scope.filters))}, hits as (${listed(form, conditionsOf(scope))})
    select home.newest, spans.* from home
    left join (
      select ${dayOf('first_seen')} as first, ${dayOf('last_seen')} as last, count(*) as count from hits group by 1, 2
    ) spans on true
  `.execute(db);
  const [row] = rows;
  const spans = rows.flatMap(({ first, last, count }) => (first === null ? [] : [{ first, last, count }]));
  return row && { newest: row.newest, spans };
}
