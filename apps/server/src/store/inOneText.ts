import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * The rows of a statement, sent as one JSON text: drivers take several times as long over thousands of small rows as a database over writing them
 * and JSON.parse over reading them. Of the types that JSON has not, instants come as ISO 8601 texts and `bigint` as numbers, exact up to 2^53.
 */
export async function inOneText<Row>(queries: QueryExecutorProvider, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ all: string }>`
    select coalesce(json_agg(r), '[]')::text as "all" from (${statement}) r
  `.execute(queries);
  return JSON.parse(rows[0]?.all ?? '[]') as Row[];
}
