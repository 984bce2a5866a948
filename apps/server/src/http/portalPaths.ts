const MAX_ASN = 4_294_967_295;

/** Sections of a network's pages, as regular expressions; `{prefix_targets}` after `graph` may have a plain slash. */
const SECTIONS = [
  'graph(?:/[^/]+){0,2}',
  'connectivity(?:/(?:neighbors|providers|customers|peerings|unspecified|prefixes))?',
  'security-issues(?:/(?:route-leaks|hijacks|bogons|routing-loops|vulnerable-ports|ddos-amplifiers))?',
  'ix',
  'whois',
  'related-asns',
  'communities',
];
/** `/as/3356` or one of its sections. */
const AS_PAGE = new RegExp(`^/as/(\\d{1,10})(?:/(?:${SECTIONS.join('|')}))?$`);
/** The same as people write it: `/as/AS3356`, `/AS/3356`. */
const WRITTEN_AS_PAGE = /^\/as\/(?:as)?0*(\d{1,10})(\/.*)?$/i;
/** `/as-set/AS-FOO`, its name as one part of the path. */
const AS_SET_PAGE = /^\/as-set\/[^/]+$/;
const PAGES = new Set(['/', '/incidents', '/search', '/bgp-community', '/domain', '/domain/overview', '/domain/whois']);

/** Whether the portal has a page at this path; anything else is answered with its not-found page and status 404. */
export function isPortalPath(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (PAGES.has(plain) || AS_SET_PAGE.test(plain)) return true;
  const digits = AS_PAGE.exec(plain)?.[1];
  return digits !== undefined && Number(digits) <= MAX_ASN;
}

/** The path of a network's page that was written in another way, with the number as digits alone; undefined for all other paths. */
export function canonicalPath(path: string): string | undefined {
  const [, digits, rest = ''] = WRITTEN_AS_PAGE.exec(path) ?? [];
  if (digits === undefined) return undefined;
  const plain = `/as/${digits}${rest}`;
  return plain !== path && isPortalPath(plain) ? plain : undefined;
}
