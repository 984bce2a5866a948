import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { beginning, containing } from './likePattern.ts';

export interface DescribedRow {
  readonly asn: number;
  readonly pattern: string;
  readonly description: string;
}

const MOST_RANKED = 1_000;

/** Dictionary entries of a network that may describe a community: the exact one and every pattern. */
export async function entriesFor(db: Kysely<Database>, owner: number, community: string): Promise<DescribedRow[]> {
  return db
    .selectFrom('live_community_description')
    .distinctOn('pattern')
    .select(['asn', 'pattern', 'description'])
    .where('asn', '=', owner)
    .where((where) => where.or([where('is_exact', '=', false), where('pattern', '=', community)]))
    .orderBy('pattern')
    .orderBy('generation_id', 'desc')
    .execute();
}

/** Communities of a network that are described exactly and begin with a text such as `3356:1`, shorter ones first. */
export async function describedFrom(
  db: Kysely<Database>,
  owner: number,
  text: string,
  limit: number,
): Promise<readonly DescribedRow[]> {
  const { rows } = await sql<DescribedRow>`
    select asn, pattern, description from (
      select distinct on (pattern) asn, pattern, description from live_community_description
      where asn = ${owner} and is_exact and pattern like ${beginning(text)} order by pattern, generation_id desc
    ) once
    order by length(pattern), pattern limit ${limit}
  `.execute(db);
  return rows;
}

/** Communities that are described exactly and whose description contains a text; those that begin with it come first. */
export async function describedAs(db: Kysely<Database>, text: string, limit: number): Promise<readonly DescribedRow[]> {
  const { rows } = await sql<DescribedRow>`
    select asn, pattern, description from (
      select distinct on (pattern) asn, pattern, description from (
        select * from live_community_description where is_exact and description ilike ${containing(text)}
        limit ${sql.lit(MOST_RANKED)}
      ) hits order by pattern, generation_id desc
    ) once
    order by description not ilike ${beginning(text)}, length(description), asn, pattern limit ${limit}
  `.execute(db);
  return rows;
}

/** Whether any loaded route carries a community. */
export async function isCarried(db: Kysely<Database>, community: string): Promise<boolean> {
  const { rows } = await sql<{ carried: boolean }>`
    select exists (select from community_set where communities @> array[${community}::text]) as carried
  `.execute(db);
  return rows[0]?.carried ?? false;
}
