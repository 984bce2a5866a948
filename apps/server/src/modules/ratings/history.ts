import { type Kysely, sql } from 'kysely';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';

interface Asked {
  readonly rated: readonly Edition[];
  readonly column: RatingColumn;
  /** Country of a local rating, null for the global one. */
  readonly within: string | null;
  readonly asns: readonly number[];
}

interface Positions {
  asn: number;
  positions: (number | null)[];
}

/** Positions of networks on these days, in the order of the days; networks without a rating on any of them are left out. */
export async function positionsOver(
  db: Kysely<Database>,
  { rated, column, within, asns }: Asked,
): Promise<Positions[]> {
  if (rated.length === 0 || asns.length === 0) return [];
  const table = sql.table(within === null ? 'rating' : 'local_rating');
  const position = sql.ref(`${column}_position`);
  const country = within === null ? sql`` : sql`and country = ${within}`;
  const { rows } = await sql<{ asn: number; id: number; position: number }>`
    select asn, generation_id as id, ${position} as position from ${table}
    where generation_id in (${sql.join(rated.map(({ id }) => id))}) and asn = any(${[...asns]}::bigint[]) ${country}
      and ${position} is not null
  `.execute(db);
  const byAsn = Map.groupBy(rows, ({ asn }) => asn);
  return [...new Set(asns)].flatMap((asn) => {
    const byDay = new Map(byAsn.get(asn)?.map(({ id, position }) => [id, position]));
    return byDay.size === 0 ? [] : [{ asn, positions: rated.map(({ id }) => byDay.get(id) ?? null) }];
  });
}
