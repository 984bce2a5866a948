import type { SearchResult } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { prefixCounts } from './repository.ts';

/** Results whose networks also say how many prefixes they announce; one question whatever their number. */
export async function withPrefixes(db: Kysely<Database>, results: SearchResult[]): Promise<SearchResult[]> {
  const asns = results.flatMap(({ type, data }) => (type === 'autonomous-system' ? [data.asn] : []));
  if (asns.length === 0) return results;
  const counts = await prefixCounts(db, asns);
  return results.map((result) =>
    result.type === 'autonomous-system'
      ? { ...result, data: { ...result.data, prefixes: counts.get(result.data.asn) ?? 0 } }
      : result,
  );
}
