import type { SearchResult } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { ofLaboratory } from './sampleRepository.ts';

/**
 * Marks the laboratory's networks, communities and AS-SETs, since a search covers both worlds. One query whatever their number. Prefixes are
 * marked where they are found.
 */
export async function markSample(db: Kysely<Database>, results: SearchResult[]): Promise<SearchResult[]> {
  const found = await ofLaboratory(db, {
    asns: results.flatMap(({ type, data }) =>
      type === 'autonomous-system' || type === 'bgp-community' ? [data.asn] : [],
    ),
    sets: results.flatMap(({ type, data }) => (type === 'as-set' ? [{ name: data.rpslPk, source: data.source }] : [])),
  });
  return results.map((result) => (found.has(nameOf(result)) ? { ...result, sample: true } : result));
}

function nameOf({ type, data }: SearchResult): string {
  switch (type) {
    case 'autonomous-system':
    case 'bgp-community':
      return String(data.asn);
    case 'as-set':
      return `${data.source}::${data.rpslPk}`;
    // Are marked already.
    case 'origin':
    case 'prefix':
    // Belong to no world.
    case 'domain':
    case 'special-purpose':
    case 'special-asn':
      return '';
  }
}
