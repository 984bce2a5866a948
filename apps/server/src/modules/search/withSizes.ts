import type { SearchResult } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { networkSizes } from './repository.ts';

const UNSEEN = { prefixes: 0, ranges: 0 };

/** Adds the sizes of networks to the results, in one query whatever their number. */
export async function withSizes(db: Kysely<Database>, results: SearchResult[]): Promise<SearchResult[]> {
  const asns = results.flatMap(({ type, data }) => (type === 'autonomous-system' ? [data.asn] : []));
  if (asns.length === 0) return results;
  const sizes = await networkSizes(db, asns);
  return results.map((result) =>
    result.type === 'autonomous-system'
      ? { ...result, data: { ...result.data, ...(sizes.get(result.data.asn) ?? UNSEEN) } }
      : result,
  );
}
