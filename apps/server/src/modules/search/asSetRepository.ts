import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { containing } from './likePattern.ts';

export interface AsSetRow {
  readonly name: string;
  readonly source: string;
  readonly descr: readonly string[];
}

const MOST_RANKED = 1_000;
/** In byte order, this character comes after every text with the same beginning. */
const LAST = '\u{10ffff}';

/**
 * AS-SETs by name: the one of this name, then those that begin with the text, with or without `AS-` before it, then those that contain it; of equals
 * the shorter. `source` is a registry that alone counts, null for any.
 */
export async function asSetsByName(
  db: Kysely<Database>,
  text: string,
  source: string | null,
  limit: number,
): Promise<readonly AsSetRow[]> {
  const name = text.toUpperCase();
  const begins = [name, `AS-${name}`];
  // Trigrams do not work for one or two characters, and nearly every name contains those of `AS-`.
  const inside = name.replace(/^AS-?/, '').length < 3 ? sql`false` : sql`name like ${containing(name)}`;
  const { rows } = await sql<AsSetRow>`
    with hits as (
      ${sql.join(
        begins.map(
          (from) => sql`
            (select * from live_as_set where name ~>=~ ${from} and name ~<~ ${from + LAST} order by name using ~<~
            limit ${sql.lit(MOST_RANKED)})`,
        ),
        sql` union `,
      )}
      union
      (select * from live_as_set where ${inside} limit ${sql.lit(MOST_RANKED)})
    )
    select name, source, descr from hits
    where ${source}::text is null or source = ${source}::text
    order by
      case
        when name = ${begins[0]} then 0 when name = ${begins[1]} then 1
        when starts_with(name, ${begins[0]}) or starts_with(name, ${begins[1]}) then 2 else 3
      end,
      length(name), name, source
    limit ${limit}
  `.execute(db);
  return rows;
}
