import { type Kysely, sql } from 'kysely';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database, World } from '../../store/schema.ts';

interface Asked {
  /** The rated days, of one world or of several. */
  readonly rated: readonly Edition[];
  readonly days: readonly string[];
  readonly column: RatingColumn;
  /** Country of a local rating, null for the global one. */
  readonly within: string | null;
  readonly asns: readonly number[];
  /** Whose ratings count for a network: those of its world; of any world for one that has none here. */
  readonly worlds: ReadonlyMap<number, World>;
}

interface Positions {
  asn: number;
  positions: (number | null)[];
  sample?: boolean;
}

/** Positions of networks on these days, in the order of the days; networks without a rating on any of them are left out. */
export async function positionsOver(
  db: Kysely<Database>,
  { rated, days, column, within, asns, worlds }: Asked,
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
  const editions = new Map(rated.map((edition) => [edition.id, edition]));
  const byAsn = Map.groupBy(rows, ({ asn }) => asn);
  return [...new Set(asns)].flatMap((asn) => {
    const own = (byAsn.get(asn) ?? []).flatMap((row) => {
      const edition = editions.get(row.id);
      return edition && edition.world === (worlds.get(asn) ?? edition.world) ? [{ ...edition, at: row.position }] : [];
    });
    if (own.length === 0) return [];
    const byDay = new Map(own.map(({ day, at }) => [day, at]));
    const positions = days.map((day) => byDay.get(day) ?? null);
    return [{ asn, positions, ...(own.some(({ world }) => world === 'lab') && { sample: true }) }];
  });
}
