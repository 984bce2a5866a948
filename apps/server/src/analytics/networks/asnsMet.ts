import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

const PAGE = 5_000;

/** A generation in which networks are met. */
export interface RoutedGeneration {
  readonly id: number;
  readonly kind: 'announced' | 'relations';
}

/** Every AS number that announces a prefix or has a relation in these generations. */
export async function asnsMet(
  store: Store,
  routed: readonly RoutedGeneration[],
  world: World,
): Promise<ReadonlySet<number>> {
  const met = new Set<number>();
  for (const { id, kind } of routed) {
    const columns = kind === 'announced' ? ['origin'] : ['a', 'b'];
    const table = partitionOf(kind === 'announced' ? 'announced' : 'relation', id);
    for (const column of columns) await readColumn(store, { id, table, column, world }, met);
  }
  return met;
}

interface Column {
  readonly id: number;
  readonly table: string;
  readonly column: string;
  readonly world: World;
}

/** Goes through the column in order, by its index; a number of more rows than a page is left with its first page. */
async function readColumn(store: Store, { id, table, column, world }: Column, met: Set<number>): Promise<void> {
  for (let after = -1; ;) {
    const name = sql.ref(column);
    const { rows } = await sql<{ asns: string | null; last: number | null; rows: number }>`
      select string_agg(distinct asn::text, ' ') filter (where world = ${world}) as asns, max(asn) as last,
        count(*)::int as rows
      from (
        select ${name} as asn, world from ${sql.table(table)}
        where generation_id = ${sql.lit(id)} and ${name} > ${after} order by ${name} limit ${PAGE}
      ) page
    `.execute(store.bulk);
    const [page] = rows;
    for (const asn of page?.asns?.split(' ') ?? []) met.add(Number(asn));
    if (!page || page.last === null || page.rows < PAGE) return;
    after = page.last;
  }
}
