import type { LaterSearchResult, SearchResult } from '../contract/search/result.ts';
import { specialPurpose } from './addressFacts.ts';
import { announcedPrefix, network } from './network.ts';
import { specialAsn } from './specialAsn.ts';

/** A search result as pages show it: its type and data in one object. */
export function searchResult(result: SearchResult | LaterSearchResult) {
  const shown = shownAs(result);
  return 'sample' in result && result.sample === true ? { ...shown, sample: true } : shown;
}

function shownAs({ type, data }: SearchResult | LaterSearchResult) {
  switch (type) {
    case 'autonomous-system':
      return {
        type,
        ...network(data),
        orgName: data.org_name,
        ...(data.prefixes !== undefined && { prefixes: data.prefixes }),
        ...(data.ranges !== undefined && { ranges: data.ranges }),
      };
    case 'origin':
      return {
        type,
        prefix: data.prefix,
        origin: network(data.origin),
        ...(data.origin_set && { originSet: data.origin_set }),
        knownBy: data.known_by,
      };
    case 'prefix':
      return { type, ...announcedPrefix(data) };
    case 'domain':
      return { type, ...data };
    case 'as-set':
      return { type, ...data };
    case 'bgp-community':
      return { type, ...data };
    case 'special-purpose':
      return { type, ...specialPurpose(data) };
    case 'special-asn':
      return { type, ...specialAsn(data) };
    default:
      return { type: 'unknown' as const };
  }
}
