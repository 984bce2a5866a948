import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NetworkRow } from '../../store/network.ts';
import type { Database, RoaState } from '../../store/schema.ts';
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
}

export interface PrefixPage {
  readonly network: NetworkRow;
  readonly total: number;
  readonly rows: readonly PrefixHit[];
}

/** One page with the size of the whole, in one statement; undefined for a network that no source knows. */
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
  // What stands was seen last, now.
  if (sortBy === 'last_seen') return sql`coalesce(last_seen, 'infinity') ${direction}, prefix`;
  return sql`${sql.ref(sortBy)} ${direction} nulls last, prefix`;
}

export interface PrefixCount {
  readonly count: number;
  readonly active: number;
}

/** How many prefixes fit, and how many of them stand. */
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
    from live_announced where origin = ${asn}
  `.execute(db);
  return rows[0] ?? { ipv4: 0, ipv6: 0 };
}

export interface DayRow {
  /** yyyy-MM-dd. */
  readonly date: string;
  readonly count: number;
  readonly active: number;
  readonly begun: number;
  readonly ended: number;
}

/** Counts of the prefixes that fit by days (UTC) from the first that any of them was seen on to the last; at most the last `most`. */
export async function countByDay(db: Kysely<Database>, choice: PrefixChoice, most: number): Promise<readonly DayRow[]> {
  const { rows } = await sql<DayRow>`
    with hits as materialized (${hitsOf(choice)}), newest as (
      select max(as_of) at time zone 'UTC' as at from generation where state = 'live' and kind in ('mrt-rib', 'mrt-updates')
    ), spans as materialized (
      select h.prefix, h.active, (s.first_seen at time zone 'UTC')::date as begun,
        (s.last_seen at time zone 'UTC')::date as ended
      from hits h join live_announcement_span s on s.origin = ${choice.asn} and s.prefix = h.prefix
    ), days as (
      select day::date as day from generate_series(
        (select greatest(min(begun), max(coalesce(ended, (select at from newest)))::date - ${sql.lit(most - 1)}) from spans),
        (select max(coalesce(ended, (select at from newest)))::date from spans), interval '1 day') as day
    )
    select d.day::text as date, count(distinct s.prefix)::int as count,
      (count(distinct s.prefix) filter (where s.active))::int as active,
      (count(distinct s.prefix) filter (where s.begun = d.day))::int as begun,
      (count(distinct s.prefix) filter (where s.ended = d.day))::int as ended
    from days d left join spans s on s.begun <= d.day and (s.ended is null or s.ended >= d.day)
    group by d.day order by d.day
  `.execute(db);
  return rows;
}
