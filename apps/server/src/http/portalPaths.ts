import { addressOfPath, addressPage } from '@routeglass/domain/query';

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
  const address = addressOfPath(plain);
  if (address !== undefined) return addressPage(address) === plain;
  const digits = AS_PAGE.exec(plain)?.[1];
  return digits !== undefined && Number(digits) <= MAX_ASN;
}

/** Where a page is that a path names in another spelling: `/as/3356` of `/AS/AS3356`, `/prefix/8.8.8.0/24` of `/prefix/8.8.8.8%2F24`. Else undefined. */
export function canonicalPath(path: string): string | undefined {
  const plain = networkPath(path) ?? addressPage(addressOfPath(path) ?? '');
  return plain !== path && plain !== undefined && isPortalPath(plain) ? plain : undefined;
}

/** The path of a network's page with the number as digits alone. */
function networkPath(path: string): string | undefined {
  const [, digits, rest = ''] = WRITTEN_AS_PAGE.exec(path) ?? [];
  return digits && `/as/${digits}${rest}`;
}

/** Whether a path that leads nowhere names a file: then a page does not help. The dots of addresses are no file's. */
export function isFilePath(path: string): boolean {
  return /\.\w{2,5}$/.test(path) && addressOfPath(path) === undefined;
}
