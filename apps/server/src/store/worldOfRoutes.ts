import { type Kysely, sql } from 'kysely';
import type { Database, World } from './schema.ts';

/** The world of answers that are not about a network: the real one if routes of it are loaded, otherwise the laboratory's. */
export async function worldOfRoutes(db: Kysely<Database>): Promise<World> {
  const { rows } = await sql<{ world: World }>`
    select world from generation where state = 'live' and kind in ('mrt-rib', 'mrt-updates')
    order by world = 'internet' desc limit 1
  `.execute(db);
  return rows[0]?.world ?? 'internet';
}
