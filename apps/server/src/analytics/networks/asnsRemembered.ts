import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

const PAGE = 5_000;

/** A table that remembers networks of earlier days in a column of AS numbers, which begins an index. */
interface Ledger {
  readonly table: string;
  readonly column: string;
}

/** Where networks are kept after their routes are no longer loaded: origins, neighbors, parties to incidents. */
export interface KeptLedgers {
  /** Generations of the ledgers of announcements and of links, as they will be live. */
  readonly history: readonly number[];
  readonly links: readonly number[];
}

/** Every AS number of a world that a ledger holds. */
export async function asnsRemembered(
  store: Store,
  { history, links }: KeptLedgers,
  world: World,
): Promise<Set<number>> {
  const met = new Set<number>();
  const ledgers: Ledger[] = [
    ...history.map((id) => ({ table: partitionOf('announcement_span', id), column: 'origin' })),
    ...links.map((id) => ({ table: partitionOf('neighbor', id), column: 'asn' })),
    { table: 'incident_party', column: 'asn' },
  ];
  for (const ledger of ledgers) await readColumn(store, ledger, world, met);
  return met;
}

/** Goes through the column in order, by its index; a number of more rows than a page is left with its first page. */
async function readColumn(store: Store, { table, column }: Ledger, world: World, met: Set<number>): Promise<void> {
  const name = sql.ref(column);
  for (let after = -1; ;) {
    const { rows } = await sql<{ asns: string | null; last: number | null; rows: number }>`
      select string_agg(distinct asn::text, ' ') filter (where world = ${world}) as asns, max(asn) as last,
        count(*)::int as rows
      from (
        select ${name} as asn, world from ${sql.table(table)} where ${name} > ${after} order by ${name} limit ${PAGE}
      ) page
    `.execute(store.bulk);
    const [page] = rows;
    for (const asn of page?.asns?.split(' ') ?? []) met.add(Number(asn));
    if (!page || page.last === null || page.rows < PAGE) return;
    after = page.last;
  }
}
