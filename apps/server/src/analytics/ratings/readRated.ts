import { sql } from 'kysely';
import { relationsName } from '../../store/generationName.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { RatedDay } from './plan.ts';

/** The sources of a day's live rating, from the report of its generation. */
export interface RatingReport {
  /** Ids of sources of routes. */
  readonly bases: readonly number[];
  /** Ids of lists of names. */
  readonly names: readonly number[];
}

/** Name of a day's generation. */
export function ratingsName(world: World, ipVersion: 4 | 6, day: string): string {
  return `${relationsName(world, ipVersion)}-${day}`;
}

/** The live rated days of a world and IP version, with the ids of their generations. */
export async function readRated(
  store: Store,
  world: World,
  ipVersion: 4 | 6,
): Promise<readonly (RatedDay & { readonly id: number })[]> {
  const prefix = ratingsName(world, ipVersion, '');
  const { rows } = await sql<{ id: number; name: string; report: Partial<RatingReport> | null }>`
    select id, name, report from generation
    where state = 'live' and kind = 'ratings' and starts_with(name, ${prefix}) order by name
  `.execute(store.bulk);
  return rows.map(({ id, name, report }) => {
    return { id, day: name.slice(prefix.length), bases: report?.bases ?? [], names: report?.names ?? [] };
  });
}
