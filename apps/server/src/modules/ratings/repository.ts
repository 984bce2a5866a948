import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NetworkRow } from '../../store/network.ts';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database, World } from '../../store/schema.ts';

export type MetricsRow = NetworkRow & {
  readonly values: readonly (number | null)[];
  /** Null for an unknown network. */
  readonly world: World | null;
  /** The rated day of the values; null if the network is not rated. */
  readonly edition: number | null;
};

/** Values of these networks, each in the rating of its own world, in the order of `asns`; null if not rated. */
export async function valuesOf(
  db: Kysely<Database>,
  rated: readonly Edition[],
  asns: readonly number[],
  columns: readonly RatingColumn[],
): Promise<MetricsRow[]> {
  const { rows } = await sql<MetricsRow>`
    select w.asn, n.as_name, n.org_name, n.country_code, n.world, r.generation_id as edition,
      array[${sql.join(columns.map((column) => sql`r.${sql.ref(column)}::float8`))}] as values
    from unnest(${[...asns]}::bigint[]) with ordinality as w (asn, at)
    left join live_network n on n.asn = w.asn
    left join rating r on r.asn = w.asn and ${isOfOwnWorld(rated)}
    order by w.at
  `.execute(db);
  return rows;
}

/** The first networks of a list by one column; those without a value come last, by number. */
export async function firstOf(
  db: Kysely<Database>,
  rated: readonly Edition[],
  asns: readonly number[],
  { column, order, limit }: { column: RatingColumn; order: 'asc' | 'desc'; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ asn: number }>`
    select w.asn from (select distinct unnest(${[...asns]}::bigint[]) as asn) w
    left join live_network n on n.asn = w.asn
    left join rating r on r.asn = w.asn and ${isOfOwnWorld(rated)}
    order by r.${sql.ref(column)} ${sql.raw(order)} nulls last, r.place ${order === 'desc' ? sql`asc` : sql`desc`} nulls last, w.asn
    limit ${limit}
  `.execute(db);
  return rows.map(({ asn }) => asn);
}

/** Whether a row `r` of a rated day belongs to the network `n`: the day is one of these and in its world. */
function isOfOwnWorld(rated: readonly Edition[]): RawBuilder<unknown> {
  if (rated.length === 0) return sql`false`;
  const pairs = rated.map(({ id, world }) => sql`(r.generation_id = ${id} and n.world = ${world})`);
  // The ids alone tell the planner which partitions to read.
  return sql`r.generation_id in (${sql.join(rated.map(({ id }) => id))}) and (${sql.join(pairs, sql` or `)})`;
}

export interface CountryRow {
  readonly country: string;
  readonly networks: number;
}

/** Rated countries with their networks. */
export async function ratedCountries(db: Kysely<Database>, edition: Edition): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select country, networks from country_rating where generation_id = ${edition.id} order by country
  `.execute(db);
  return rows;
}

export interface StabilityRow extends CountryRow {
  readonly position: number;
  readonly before: number | null;
  readonly value: number;
  readonly lost: number;
  readonly critical_asn: number | null;
  readonly as_name: string | null;
  readonly country_code: string | null;
}

/** All countries by stability; equal ones by number of networks, then by code. */
export async function stability(db: Kysely<Database>, edition: Edition): Promise<StabilityRow[]> {
  const { rows } = await sql<StabilityRow>`
    select r.country, r.position, p.position as before, r.value, r.lost, r.networks, r.critical_asn, n.as_name, n.country_code
    from country_rating r
    left join country_rating p on p.generation_id = ${edition.before?.id ?? null} and p.country = r.country
    left join live_network n on n.asn = r.critical_asn and n.world = ${edition.world}
    where r.generation_id = ${edition.id}
    order by r.position, r.networks desc, r.country
  `.execute(db);
  return rows;
}

export interface ShareRow {
  readonly peer: number;
  readonly share: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
}

/** The share of a network as seen by each peer AS; empty if the day's shares are not kept. */
export async function sharesOf(db: Kysely<Database>, edition: Edition, asn: number): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select p.asn as peer, s.share, n.as_name, n.country_code
    from rating_share r
    join generation g on g.id = r.generation_id
    cross join lateral unnest(r.shares) with ordinality as s (share, place)
    cross join lateral (select (g.report -> 'peers' ->> (s.place - 1)::int)::int8 as asn) p
    left join live_network n on n.asn = p.asn and n.world = ${edition.world}
    where r.generation_id = ${edition.id} and r.asn = ${asn}
    order by s.place
  `.execute(db);
  return rows;
}

/** The route sources behind a rating, as far as they are still known. */
export function sourcesOf(db: Kysely<Database>, edition: Edition) {
  return db
    .selectFrom('generation')
    .select(['kind', 'name', 'as_of'])
    .where((where) => where('id', '=', where.fn.any(where.val([...edition.bases]))))
    .orderBy('as_of')
    .orderBy('id')
    .execute();
}
