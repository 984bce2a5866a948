import { type Kysely, sql } from 'kysely';
import { globalColumns } from './ratingColumns.ts';
import type { Database, World } from './schema.ts';

/** A rated day, and the one before it where that is rated too. */
export interface Edition {
  /** Generation of the day. */
  readonly id: number;
  readonly world: World;
  readonly ip: 4 | 6;
  readonly day: string;
  readonly as_of: Date;
  readonly networks: number;
  readonly cone: 'observed' | 'recursive';
  readonly bases: readonly number[];
  readonly before: { readonly id: number; readonly day: string } | null;
}

/** All rated days, the newest first; those of the laboratory after the real ones. */
export async function findEditions(db: Kysely<Database>): Promise<readonly Edition[]> {
  const { rows } = await sql<Omit<Edition, 'before'> & { before_id: number | null; before_day: string | null }>`
    with rated as (
      select id, world, split_part(name, '-', 2)::int as ip, right(name, 10) as day, as_of, records as networks,
        coalesce(report ->> 'cone', 'observed') as cone, coalesce(report -> 'bases', '[]') as bases
      from generation where state = 'live' and kind = 'ratings'
    )
    select r.*, p.id as before_id, p.day as before_day
    from rated r left join rated p on p.world = r.world and p.ip = r.ip and p.day = (r.day::date - 1)::text
    order by r.world, r.day desc, r.ip
  `.execute(db);
  return rows.map(({ before_id, before_day, ...row }) => ({
    ...row,
    before: before_id === null || before_day === null ? null : { id: before_id, day: before_day },
  }));
}

/** One network's row of a rated day: value and position by column, and the positions of the day before. */
export interface NetworkRating {
  readonly edition: Edition;
  readonly values: Readonly<Record<string, number | null>>;
  readonly before: Readonly<Record<string, number | null>> | null;
}

/** Where a network stands on the newest day of each IP version: in its own world. */
export async function ratingsOf(
  db: Kysely<Database>,
  editions: readonly Edition[],
  asn: number,
): Promise<readonly NetworkRating[]> {
  const found: NetworkRating[] = [];
  for (const ip of [4, 6] as const) {
    for (const world of ['internet', 'lab'] as const) {
      const edition = editions.find((one) => one.ip === ip && one.world === world);
      const rating = edition && (await ratingOf(db, edition, asn));
      if (!rating) continue;
      found.push(rating);
      break;
    }
  }
  return found;
}

async function ratingOf(db: Kysely<Database>, edition: Edition, asn: number): Promise<NetworkRating | undefined> {
  const columns = Object.values(globalColumns);
  const picked = sql.join(columns.flatMap((column) => [sql.ref(column), sql.ref(`${column}_position`)]));
  const row = async (id: number): Promise<Record<string, number | null> | undefined> => {
    const { rows } = await sql<Record<string, number | null>>`
      select ${picked} from rating where generation_id = ${id} and asn = ${asn}
    `.execute(db);
    return rows[0];
  };
  const values = await row(edition.id);
  if (!values) return undefined;
  return { edition, values, before: (edition.before && (await row(edition.before.id))) ?? null };
}

/** Positions gained: null for a network that had none before. */
export function changeOf(position: number, before: number | null | undefined): number | null {
  return before === null || before === undefined ? null : before - position;
}
