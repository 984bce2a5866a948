import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type NetworkRow, worldOf } from '../../store/network.ts';
import type { Database, RoaState } from '../../store/schema.ts';
import type { SpansRow } from './days.ts';
import { hitsOf, type PrefixChoice } from './hits.ts';

export interface PrefixPageQuery extends PrefixChoice {
  readonly sortBy: 'prefix' | 'propagation' | 'roa' | 'route_object' | 'first_seen' | 'last_seen';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface PrefixHit {
  readonly prefix: string;
  readonly roa: RoaState;
  readonly route_object: RoaState;
  readonly propagation: number;
  readonly relative_propagation: number;
  readonly active: boolean;
  readonly first_seen: Date | null;
  readonly last_seen: Date | null;
  readonly origin_set: readonly number[] | null;
}

export interface PrefixPage {
  readonly network: NetworkRow;
  readonly total: number;
  readonly rows: readonly PrefixHit[];
}

/** One page and the total, in one statement; undefined for an unknown network. */
export async function prefixPage(db: Kysely<Database>, query: PrefixPageQuery): Promise<PrefixPage | undefined> {
  const { rows } = await sql<PrefixHit & NetworkRow & { total: number; listed: string | null }>`
    with hits as materialized (${hitsOf(query)})
    select n.asn, n.as_name, n.org_name, n.country_code, whole.total, page.prefix as listed, page.*
    from live_network n
    cross join (select count(*) as total from hits) whole
    left join lateral (
      select * from hits order by ${orderOf(query)} limit ${query.limit} offset ${query.offset}
    ) page on true
    where n.asn = ${query.asn}
  `.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const { asn, as_name, org_name, country_code, total } = first;
  return {
    network: { asn, as_name, org_name, country_code },
    total,
    rows: rows.filter((row) => row.listed !== null),
  };
}

function orderOf({ sortBy, order }: PrefixPageQuery): RawBuilder<unknown> {
  const direction = sql.raw(order);
  if (sortBy === 'prefix') return sql`prefix ${direction}`;
  // Current prefixes count as last seen.
  if (sortBy === 'last_seen') return sql`coalesce(last_seen, 'infinity') ${direction}, prefix`;
  return sql`${sql.ref(sortBy)} ${direction} nulls last, prefix`;
}

export interface PrefixCount {
  readonly count: number;
  readonly active: number;
}

/** How many prefixes match, and how many of them are announced now. */
export async function countHits(db: Kysely<Database>, choice: PrefixChoice): Promise<PrefixCount> {
  const { rows } = await sql<PrefixCount>`
    select count(*)::int as count, (count(*) filter (where active))::int as active from (${hitsOf(choice)}) hits
  `.execute(db);
  return rows[0] ?? { count: 0, active: 0 };
}

/** How many prefixes a network announces now, by IP version. */
export async function countActive(db: Kysely<Database>, asn: number): Promise<{ ipv4: number; ipv6: number }> {
  const { rows } = await sql<{ ipv4: number; ipv6: number }>`
    select (count(*) filter (where ip_version = 4))::int as ipv4, (count(*) filter (where ip_version = 6))::int as ipv6
    from live_found where origin = ${asn}::bigint and world = ${worldOf(asn)}
  `.execute(db);
  return rows[0] ?? { ipv4: 0, ipv6: 0 };
}

/** Days on which the matching prefixes were announced, and the time of the newest route of the network's world; null if none is loaded. */
export async function spansByDay(
  db: Kysely<Database>,
  choice: PrefixChoice,
): Promise<{ readonly newest: Date | null; readonly spans: readonly SpansRow[] }> {
  const dayOf = (column: string) => sql`floor(extract(epoch from s.${sql.ref(column)}) / 86400)::int`;
  const { rows } = await sql<SpansRow & { newest: Date | null }>`
    with hits as (${hitsOf(choice)}), spans as (
      select h.active, string_agg(concat(${dayOf('first_seen')}, '-', ${dayOf('last_seen')}), ' ' order by s.first_seen) as spans
      from hits h
      join live_found_span s on s.origin = ${choice.asn}::bigint and s.prefix = h.prefix and s.world = ${worldOf(choice.asn)}
      group by h.prefix, h.active
    )
    select spans, active, count(*)::int as count, (
      select max(as_of) from generation
      where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and world = ${worldOf(choice.asn)}
    ) as newest
    from spans group by spans, active
  `.execute(db);
  return { newest: rows[0]?.newest ?? null, spans: rows };
}
