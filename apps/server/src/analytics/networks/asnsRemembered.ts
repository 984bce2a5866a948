import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { linesOf } from '../../store/tableLines.ts';

/** Ledgers that keep networks after their routes are no longer loaded: origins, neighbors, parties to incidents. */
export interface KeptLedgers {
  /** Generations of the ledgers of announcements and of links, as they will be live. */
  readonly history: readonly number[];
  readonly links: readonly number[];
}

/** Every AS number in a ledger, by world. The ledgers are scanned in full: reading the numbers through an index takes more than twice as long. */
export async function asnsRemembered(
  store: Store,
  { history, links }: KeptLedgers,
): Promise<Readonly<Record<World, ReadonlySet<number>>>> {
  const met = { lab: new Set<number>(), internet: new Set<number>() };
  const columns: readonly (readonly [table: string, column: string])[] = [
    ...history.map((id) => [partitionOf('announcement_span', id), 'origin'] as const),
    ...links.map((id) => [partitionOf('neighbor', id), 'asn'] as const),
    ['incident_party', 'asn'],
  ];
  for (const [table, column] of columns)
    for await (const lines of linesOf(store, table, sql`distinct world || ' ' || ${sql.ref(column)}`))
      for (const line of lines.split('\n')) {
        const [world, asn] = line.split(' ') as [World, string];
        met[world].add(Number(asn));
      }
  return met;
}
