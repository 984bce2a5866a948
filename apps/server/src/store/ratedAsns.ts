import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The networks of the newest rated day of each world and IP version, ascending: those with a page worth finding. */
export async function ratedAsns(db: Kysely<Database>): Promise<readonly number[]> {
  const { rows } = await sql<{ asn: number }>`
    with newest as (
      select distinct on (world, split_part(name, '-', 2)) id
      from generation where state = 'live' and kind = 'ratings'
      order by world, split_part(name, '-', 2), right(name, 10) desc
    )
    select distinct asn from rating where generation_id in (select id from newest) order by asn
  `.execute(db);
  return rows.map(({ asn }) => asn);
}
