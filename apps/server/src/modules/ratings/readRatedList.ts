import { type Kysely, sql } from 'kysely';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { createRatedList, type RatedList } from './ratedList.ts';

/** Which rating: a metric of a rated day, of all networks or within a country. */
export interface RatedSubject {
  readonly edition: Edition;
  readonly column: RatingColumn;
  /** Country of a local rating, null for the global one. */
  readonly within: string | null;
}

interface Columns {
  readonly asns: string | null;
  readonly values: string | null;
  readonly positions: string | null;
  readonly before: string | null;
}

/** Reads a whole rating as four texts: a hundred thousand rows cost a tenth of what they cost one by one. */
export async function readRatedList(
  db: Kysely<Database>,
  { edition, column, within }: RatedSubject,
): Promise<RatedList> {
  const table = sql.table(within === null ? 'rating' : 'local_rating');
  const position = sql.ref(`${column}_position`);
  const country = within === null ? sql`` : sql`and country = ${within}`;
  const { rows } = await sql<Columns>`
    with rated as materialized (
      select asn, place, ${sql.ref(column)} as value, ${position} as position from ${table}
      where generation_id = ${edition.id} ${country} and ${position} is not null
    ), former as materialized (
      select asn, ${position} as position from ${table}
      where generation_id = ${edition.before?.id ?? null} ${country} and ${position} is not null
    ), listed as (
      select r.asn, r.value, r.position, coalesce(f.position, 0) as before
      from rated r left join former f on f.asn = r.asn order by ${column === 'score' ? sql`r.place` : sql`r.position, r.place`}
    )
    select string_agg(asn::text, ' ') as asns, string_agg(value::text, ' ') as values,
      string_agg(position::text, ' ') as positions, string_agg(before::text, ' ') as before
    from listed
  `.execute(db);
  const found = rows[0];
  return createRatedList({
    asns: Float64Array.from(numbersIn(found?.asns)),
    values: Float64Array.from(numbersIn(found?.values)),
    positions: Int32Array.from(numbersIn(found?.positions)),
    before: Int32Array.from(numbersIn(found?.before)),
  });
}

function numbersIn(text: string | null | undefined): number[] {
  return text ? text.split(' ').map(Number) : [];
}
