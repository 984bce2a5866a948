import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * The rows of a statement, sent as one JSON text. A driver needs several times as long for thousands of small rows as the database needs to write that
 * text and JSON.parse to read it. JSON has no instants and no `bigint`: instants come as ISO 8601 texts, and `bigint` as numbers, exact up to 2^53.
 */
export async function inOneText<Row>(queries: QueryExecutorProvider, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ all: string }>`
    select coalesce(json_agg(r), '[]')::text as "all" from (${statement}) r
  `.execute(queries);
  return JSON.parse(rows[0]?.all ?? '[]') as Row[];
}
