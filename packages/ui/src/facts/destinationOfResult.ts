import { prefixHref } from './prefixHref.ts';
import type { SearchResult } from './searchResult.ts';

/** The page of a thing found. A result of an unknown type leads nowhere. */
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

/** The routing graph of one prefix of a network, towards `targets` where they are given. */
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

/** `/` and `:` need no escape in a query (RFC 3986 §3.4), and an address without escapes can be read. */
export function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':');
}
