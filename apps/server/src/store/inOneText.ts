import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * Returns the rows of a statement, sent as one JSON text. For thousands of small rows that is several times as fast as the driver. JSON has no
 * instants and no `bigint`: instants arrive as ISO 8601 texts, `bigint` as numbers, exact up to 2^53.
 */
export async function inOneText<Row>(queries: QueryExecutorProvider, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ all: string }>`
    select coalesce(json_agg(r), '[]')::text as "all" from (${statement}) r
  `.execute(queries);
  return JSON.parse(rows[0]?.all ?? '[]') as Row[];
}
