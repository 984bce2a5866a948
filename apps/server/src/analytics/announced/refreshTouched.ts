import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { groundsOf } from './announceAll.ts';
import { routesOfPrefixes } from './routePages.ts';
import { announcedRows, type AnnouncedRow } from './verdicts.ts';

/** Prefixes replaced at a time, in one short transaction. */
const AT_ONCE = 500;

/** Replaces, in the live generation, the rows of prefixes that a delta touched. Answers the number of rows made; `met` takes their origins. */
export async function refreshTouched(
  store: Store,
  generationId: number,
  standing: readonly StandingSource[],
  touched: ReadonlySet<string>,
  met: Record<World, Set<number>>,
  advance: (prefixes: number) => void,
): Promise<number> {
  const routes = standing.filter(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates');
  const grounds = await groundsOf(store, standing, routes, touched);
  const prefixes = [...touched];
  let made = 0;
  for (let from = 0; from < prefixes.length; from += AT_ONCE) {
    const some = prefixes.slice(from, from + AT_ONCE);
    const found = await routesOfPrefixes(store, routes, some);
    const rows = found.flatMap((prefix) => announcedRows(prefix, grounds));
    await replace(store, generationId, some, rows);
    made += rows.length;
    for (const { origin, world } of rows) met[world].add(origin);
    advance(some.length);
  }
  return made;
}

function replace(
  store: Store,
  generationId: number,
  prefixes: readonly string[],
  rows: readonly AnnouncedRow[],
): Promise<void> {
  return store.transaction(async (transaction) => {
    await sql`
      delete from announced where generation_id = ${sql.lit(generationId)} and prefix = any(${[...prefixes]}::cidr[])
    `.execute(transaction);
    if (rows.length === 0) return;
    const values = rows.map((row) => ({
      generation_id: generationId,
      prefix: row.prefix,
      origin: row.origin,
      world: row.world,
      ip_version: row.ipVersion,
      propagation: row.propagation,
      relative_propagation: row.relativePropagation,
      roa: row.roa,
      route_object: row.routeObject,
    }));
    await transaction.insertInto('announced').values(values).execute();
  });
}
