import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from './partition.ts';
import { readAhead } from './readAhead.ts';
import type { TableName } from './schema.ts';
import type { Store } from './store.ts';

/** Table pages (8 kB each) read by one query: about 10,000 rows. */
const PAGES_AT_ONCE = 80;

/**
 * Returns all rows of a partition as lines of text, many at a time, in physical order, which needs no index. The partition must not be written any
 * more.
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

/** The same for a table that is not a partition. A row rewritten meanwhile may come twice or not at all. */
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
    // The next lines are read while the caller works on these.
    next = page < pages ? readAhead(read(page)) : null;
    if (lines) yield lines;
  }
}
