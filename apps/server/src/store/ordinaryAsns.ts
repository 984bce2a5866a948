import type { AsnRange } from '@routeglass/domain/asn';
import { ordinaryIn, registryOfFiles } from '@routeglass/domain/bogon';
import { type Kysely, sql } from 'kysely';
import type { Database, World } from './schema.ts';

/** The reserved AS numbers that the loaded special-purpose registry declares ordinary; none without one. `ids`: its generations. */
export async function ordinaryAsnsOf(db: Kysely<Database>, ids: readonly number[]): Promise<readonly AsnRange[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AsnRange>`
    select first, last from special_asns where generation_id = any(${[...ids]}::int[]) order by first
  `.execute(db);
  return ordinaryIn(registryOfFiles([], rows));
}

/** The same for the live registry of a world. */
export async function ordinaryAsns(db: Kysely<Database>, world: World): Promise<readonly AsnRange[]> {
  const live = await db
    .selectFrom('generation')
    .select('id')
    .where('kind', '=', 'special-purpose')
    .where('state', '=', 'live')
    .where('world', '=', world)
    .execute();
  return ordinaryAsnsOf(
    db,
    live.map(({ id }) => id),
  );
}
