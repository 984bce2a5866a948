import { prefixHref } from './prefixHref.ts';
import type { SearchResult } from './searchResult.ts';

/** The page of a search result; undefined for an unknown type. */
export function destinationOfResult(result: SearchResult): string | undefined {
  switch (result.type) {
    case 'autonomous-system':
      return `/as/${result.asn}`;
    case 'origin':
      return `/as/${result.origin.asn}`;
    case 'prefix':
    case 'special-purpose':
      return prefixHref(result.prefix);
    case 'domain':
      return `/domain/overview?domain=${encodeURIComponent(result.name)}`;
    case 'as-set':
      return asSetPage(result.rpslPk);
    case 'bgp-community':
      return communityPage(result.community);
    // Not every one has a page.
    case 'special-asn':
      return `/search?query=AS${result.asn}`;
    case 'unknown':
      return undefined;
  }
}

/** The routing graph of one prefix of a network, from `targets` if given. */
export function graphOfPrefix(asn: number, prefix: string, targets: readonly number[] = []): string {
  return `/as/${asn}/graph?prefix=${inQuery(prefix)}${targets.length > 0 ? `&targets=${targets.join(',')}` : ''}`;
}

/** The page of one AS-SET. */
export function asSetPage(name: string): string {
  return `/as-set/${encodeURIComponent(name)}`;
}

/** The prefixes that carry one community. */
export function communityPage(community: string): string {
  return `/bgp-community?community=${inQuery(community)}`;
}

/** Keeps `/` and `:` unescaped, which a query allows (RFC 3986 §3.4), to make addresses readable. */
export function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':');
}
