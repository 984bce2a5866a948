const MAX_ASN = 4_294_967_295;

/** `/as/3356`, one of its sections, a list of one, or `/as/3356/graph/{prefix_targets}`, whose slash may stand as it is. */
const AS_PAGE =
  /^\/as\/(\d{1,10})(?:\/(?:graph(?:\/[^/]+){0,2}|(?:connectivity|security-issues)(?:\/[a-z-]+)?|ix|whois|related-asns|communities))?$/;
/** `/as-set/AS-FOO`, its name as one part of the path. */
const AS_SET_PAGE = /^\/as-set\/[^/]+$/;
const PAGES = new Set(['/', '/search', '/bgp-community', '/domain', '/domain/overview', '/domain/whois']);

/** Whether the portal has a page at this path; anything else is answered with its not-found page and status 404. */
export function isPortalPath(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (PAGES.has(plain) || AS_SET_PAGE.test(plain)) return true;
  const digits = AS_PAGE.exec(plain)?.[1];
  return digits !== undefined && Number(digits) <= MAX_ASN;
}
