import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { type NetworkFilter, networksThat } from './networkFilter.ts';

/** A page of one rating. */
export interface RatingPageQuery extends NetworkFilter {
  readonly edition: Edition;
  readonly column: RatingColumn;
  /** Country of a local rating, null for the global one. */
  readonly within: string | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface NetworkFacts {
  readonly asn: number;
  readonly as_name: string | null;
  readonly org_name: string | null;
  readonly country_code: string | null;
}

export interface RatedRow extends NetworkFacts {
  readonly position: number;
  readonly value: number;
  readonly before: number | null;
}

/** One page of a rating in the order of its positions. */
export async function ratingPage(db: Kysely<Database>, query: RatingPageQuery): Promise<RatedRow[]> {
  const { column, edition, limit, offset } = query;
  const position = sql.ref(`${column}_position`);
  const before = edition.before?.id ?? null;
  const { rows } = await sql<RatedRow>`
    select r.asn, r.position, r.value, p.${position} as before, n.as_name, n.org_name, n.country_code
    from (
      select asn, place, ${sql.ref(column)} as value, ${position} as position from ${table(query)}
      where ${wanted(query)} ${inOrder(query)} limit ${limit} offset ${offset}
    ) r
    left join ${table(query)} p on p.generation_id = ${before} and p.asn = r.asn ${query.within === null ? sql`` : sql`and p.country = ${query.within}`}
    left join live_network n on n.asn = r.asn and n.world = ${edition.world}
    order by r.position ${way(query)}, r.place ${way(query)}
  `.execute(db);
  return rows;
}

/** Size of the whole list. */
export async function ratingCount(db: Kysely<Database>, query: RatingPageQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${table(query)} where ${wanted(query)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const table = ({ within }: RatingPageQuery) => sql.table(within === null ? 'rating' : 'local_rating');
/** The best first is the order of positions. */
const way = ({ order }: RatingPageQuery) => (order === 'desc' ? sql`asc` : sql`desc`);

function inOrder(query: RatingPageQuery): RawBuilder<unknown> {
  const position = sql.ref(`${query.column}_position`);
  // The order by score is that of the places.
  const keys = query.column === 'score' ? [sql`place`] : [position, sql`place`];
  return sql`order by ${sql.join(keys.map((key) => sql`${key} ${way(query)}`))}`;
}

function wanted(query: RatingPageQuery): RawBuilder<unknown> {
  const { edition, within, column } = query;
  const filter = networksThat(query, edition.world);
  return sql.join(
    [
      sql`generation_id = ${edition.id}`,
      ...(within === null ? [] : [sql`country = ${within}`]),
      ...(column === 'tier1_distance' ? [sql`tier1_distance_position is not null`] : []),
      ...(filter ? [sql`asn in (${filter})`] : []),
    ],
    sql` and `,
  );
}
