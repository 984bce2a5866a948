import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';

/** Names of networks that are in any source, by AS number. */
export async function namesOf(
  queries: AccountQueries,
  asns: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (asns.length === 0) return new Map();
  const { rows } = await sql<{ asn: number; as_name: string | null }>`
    select asn, as_name from live_network where asn = any(${[...asns]}::bigint[])
  `.execute(queries);
  return new Map(rows.map(({ asn, as_name }) => [asn, as_name]));
}
