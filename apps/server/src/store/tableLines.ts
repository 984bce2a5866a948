import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from './partition.ts';
import { readAhead } from './readAhead.ts';
import type { TableName } from './schema.ts';
import type { Store } from './store.ts';

/** Pages of the table (8 kB each) that one question reads: about 10,000 rows. */
const PAGES_AT_ONCE = 80;

/**
 * All rows of a partition as lines of text, many at a time, in the order in which they lie, which needs no index: the partition is not
 * written any more.
 *
 * @param line makes the text of a row.
 */
export function linesOfPartition(
  store: Store,
  table: TableName,
  id: number,
  line: RawBuilder<unknown>,
): AsyncGenerator<string, void> {
  return linesOf(store, partitionOf(table, id), line);
}

/** The same of a table that is no partition. A row that is written again meanwhile may come twice, or not at all. */
export async function* linesOf(store: Store, table: string, line: RawBuilder<unknown>): AsyncGenerator<string, void> {
  const size = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages
  `.execute(store.bulk);
  const pages = size.rows[0]?.pages ?? 0;
  const read = async (page: number): Promise<string | null> => {
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${line}, E'\n') as lines from ${sql.table(table)}
      where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES_AT_ONCE},0)`}::tid
    `.execute(store.bulk);
    return rows[0]?.lines ?? null;
  };
  let next = pages > 0 ? readAhead(read(0)) : null;
  for (let page = PAGES_AT_ONCE; next; page += PAGES_AT_ONCE) {
    const lines = await next;
    // While the caller works on some, the next are read.
    next = page < pages ? readAhead(read(page)) : null;
    if (lines) yield lines;
  }
}
