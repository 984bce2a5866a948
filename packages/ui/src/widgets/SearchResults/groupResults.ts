import type { SearchResult } from '../../facts/searchResult.ts';

type Type = SearchResult['type'];

/** Results by type, each in the original order. */
export type ResultGroups = { readonly [Each in Type]: readonly Extract<SearchResult, { readonly type: Each }>[] };

/** Sorts results into their sections. */
export function groupResults(results: readonly SearchResult[]): ResultGroups {
  const of = <Each extends Type>(type: Each) =>
    results.filter((result): result is Extract<SearchResult, { readonly type: Each }> => result.type === type);
  return {
    'autonomous-system': of('autonomous-system'),
    origin: of('origin'),
    prefix: of('prefix'),
    domain: of('domain'),
    'as-set': of('as-set'),
    'bgp-community': of('bgp-community'),
    'special-purpose': of('special-purpose'),
    'special-asn': of('special-asn'),
    unknown: of('unknown'),
  };
}
