import { type Kysely, sql } from 'kysely';
import type { Database, World } from './schema.ts';

/** The world that answers about no network tell of: the real one where routes of it are loaded, else that of the laboratory. */
export async function worldOfRoutes(db: Kysely<Database>): Promise<World> {
  const { rows } = await sql<{ world: World }>`
    select world from generation where state = 'live' and kind in ('mrt-rib', 'mrt-updates')
    order by world = 'internet' desc limit 1
  `.execute(db);
  return rows[0]?.world ?? 'internet';
}
