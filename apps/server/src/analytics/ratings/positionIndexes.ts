import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import { globalColumns, localColumns } from '../../store/ratingColumns.ts';
import type { Store } from '../../store/store.ts';

interface Order {
  readonly index: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** The orders in which a day's lists are read. The order by score is that of `place`. */
function ordersOf(generationId: number): Order[] {
  const rating = partitionOf('rating', generationId);
  const local = partitionOf('local_rating', generationId);
  const inOrder = (column: string): string[] => (column === 'score' ? ['place'] : [`${column}_position`, 'place']);
  return [
    ...Object.values(globalColumns).map((column) => {
      return { index: `${rating}_${column}`, table: rating, columns: inOrder(column) };
    }),
    ...Object.values(localColumns).map((column) => {
      return { index: `${local}_${column}`, table: local, columns: ['country', ...inOrder(column)] };
    }),
  ];
}

/** Creates the indexes for the order of each metric once a day is written: faster than maintaining them while rows arrive. */
export async function indexPositions(store: Store, generationId: number): Promise<void> {
  for (const { index, table, columns } of ordersOf(generationId)) {
    const keys: RawBuilder<unknown> = sql.join(columns.map((column) => sql.ref(column)));
    await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${keys})`.execute(store.bulk);
  }
}

/** Drops the indexes once the day is no longer the newest. */
export async function dropPositionIndexes(store: Store, generationId: number): Promise<void> {
  for (const { index } of ordersOf(generationId)) await sql`drop index if exists ${sql.ref(index)}`.execute(store.bulk);
}
