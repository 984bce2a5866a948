import type { RouteObject } from '@routeglass/domain/validity';
import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { linesOfPartition } from '../../store/tableLines.ts';

const PREFIXES_AT_ONCE = 5_000;

/** Route objects by the text of their prefix. */
export type RouteObjects = ReadonlyMap<string, readonly RouteObject[]>;

/** Returns the current route objects of each world. With `prefixes`, only those for these prefixes. */
export async function routeObjectsOf(
  store: Store,
  standing: readonly StandingSource[],
  prefixes?: Iterable<string>,
): Promise<Readonly<Record<World, RouteObjects>>> {
  const objects = { lab: new Map<string, RouteObject[]>(), internet: new Map<string, RouteObject[]>() };
  const wanted = prefixes && [...prefixes];
  for (const { id, kind, world } of standing) {
    if (kind !== 'irr') continue;
    const lines = wanted
      ? linesOfPrefixes(store, id, wanted)
      : linesOfPartition(store, 'route_object', id, lineOfObject);
    for await (const text of lines) addObjects(text, objects[world]);
  }
  return objects;
}

const lineOfObject = sql`prefix || E'\t' || origin || E'\t' || source`;

async function* linesOfPrefixes(store: Store, id: number, prefixes: readonly string[]): AsyncGenerator<string, void> {
  for (let from = 0; from < prefixes.length; from += PREFIXES_AT_ONCE) {
    const some = prefixes.slice(from, from + PREFIXES_AT_ONCE);
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${lineOfObject}, E'\n') as lines from ${sql.table(partitionOf('route_object', id))}
      where prefix = any(${some}::cidr[])
    `.execute(store.bulk);
    if (rows[0]?.lines) yield rows[0].lines;
  }
}

function addObjects(lines: string, into: Map<string, RouteObject[]>): void {
  for (const line of lines.split('\n')) {
    const [prefix = '', origin, source = ''] = line.split('\t');
    const object = { origin: Number(origin), source };
    const list = into.get(prefix);
    if (list) list.push(object);
    else into.set(prefix, [object]);
  }
}
