import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The most days in a histogram. */
const MOST_DAYS = 366;

export interface DayOfBeginnings {
  /** Start of the day, in seconds since 1970. */
  readonly day: number;
  readonly count: number;
  readonly active: number;
}

/**
 * How many of these rows (`first_seen`, `last_seen`) began on each day (UTC), oldest first. Days without any are left out, as is anything more than a
 * year before the newest.
 */
export async function beginningsByDay(
  db: Kysely<Database>,
  spans: RawBuilder<unknown>,
): Promise<readonly DayOfBeginnings[]> {
  const { rows } = await sql<DayOfBeginnings>`
    with begun as (
      select floor(extract(epoch from first_seen) / 86400)::int as day, count(*) as count,
        count(*) filter (where last_seen is null) as active
      from (${spans}) found group by 1
    )
    select day::bigint * 86400 as day, count, active from begun
    where day > (select max(day) from begun) - ${MOST_DAYS}::int order by day
  `.execute(db);
  return rows;
}

/** How many of these rows are ongoing. */
export async function countActive(db: Kysely<Database>, spans: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${spans}) found where last_seen is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}
