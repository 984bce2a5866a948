import { type Kysely, sql } from 'kysely';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';
import { createRatedList, type RatedList } from './ratedList.ts';

/** Identifies a rating: a metric of a rated day, global or within a country. */
export interface RatedSubject {
  readonly edition: Edition;
  readonly column: RatingColumn;
  /** Country of a local rating, null for the global one. */
  readonly within: string | null;
}

/** Networks per statement, so that other readers of the embedded database get a turn in between. */
const PAGE = 5_000;
/** Higher than any place. */
const PLACES = 2 ** 20;

interface PageTexts {
  readonly asns: string | null;
  readonly places: string | null;
  readonly values: string | null;
  readonly positions: string | null;
  readonly before: string | null;
}

/** Reads a whole rating page by page, each as a few texts: for 100,000 rows this takes a tenth of the time that single rows take. */
export async function readRatedList(db: Kysely<Database>, subject: RatedSubject): Promise<RatedList> {
  const read = { asns: [], places: [], values: [], positions: [], before: [] } as Record<keyof PageTexts, number[]>;
  for (let after = -1; ;) {
    const known = read.asns.length;
    const page = await readPage(db, subject, after);
    for (const [name, text] of Object.entries(page) as [keyof PageTexts, string | null][])
      for (const number of numbersIn(text)) read[name].push(number);
    const last = read.asns.at(-1);
    if (last === undefined || read.asns.length - known < PAGE) break;
    after = last;
  }
  const order = inOrder(read.positions, read.places);
  return createRatedList({
    asns: Float64Array.from(order, (row) => read.asns[row]!),
    values: Float64Array.from(order, (row) => read.values[row]!),
    positions: Int32Array.from(order, (row) => read.positions[row]!),
    before: Int32Array.from(order, (row) => read.before[row]!),
  });
}

async function readPage(
  db: Kysely<Database>,
  { edition, column, within }: RatedSubject,
  after: number,
): Promise<PageTexts> {
  const table = sql.table(within === null ? 'rating' : 'local_rating');
  const position = sql.ref(`${column}_position`);
  const country = within === null ? sql`` : sql`and country = ${within}`;
  const { rows } = await sql<PageTexts>`
    with rated as materialized (
      select asn, place, ${sql.ref(column)} as value, ${position} as position from ${table}
      where generation_id = ${edition.id} ${country} and asn > ${after}::bigint and ${position} is not null order by asn limit ${PAGE}
    ), former as materialized (
      select asn, ${position} as position from ${table}
      where generation_id = ${edition.before?.id ?? null} ${country} and asn > ${after}::bigint and asn <= (select max(asn) from rated)
    ), listed as (
      select r.*, coalesce(f.position, 0) as before from rated r left join former f on f.asn = r.asn order by r.asn
    )
    select string_agg(asn::text, ' ') as asns, string_agg(place::text, ' ') as places, string_agg(value::text, ' ') as values,
      string_agg(position::text, ' ') as positions, string_agg(before::text, ' ') as before
    from listed
  `.execute(db);
  return rows[0] ?? { asns: null, places: null, values: null, positions: null, before: null };
}

/** Rows by position; equal positions are ordered by place, which is unique. */
function inOrder(positions: readonly number[], places: readonly number[]): Uint32Array {
  const rowAt = new Map(places.map((place, row) => [place, row]));
  const keys = Float64Array.from(positions, (position, row) => position * PLACES + places[row]!).sort();
  return Uint32Array.from(keys, (key) => rowAt.get(key % PLACES) ?? 0);
}

function numbersIn(text: string | null): number[] {
  return text ? text.split(' ').map(Number) : [];
}
