const MAX_ASN = 4_294_967_295;

/** Sections of an AS page that exist. */
const AS_SECTIONS = new Set(['', 'graph']);
const PAGES = new Set(['/', '/search']);

/** Whether the portal has a page at this path; anything else is answered with its not-found page and status 404. */
export function isPortalPath(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (PAGES.has(plain)) return true;
  const [, digits, section = ''] = /^\/as\/(\d{1,10})(?:\/([\w-]+))?$/.exec(plain) ?? [];
  return digits !== undefined && Number(digits) <= MAX_ASN && AS_SECTIONS.has(section);
}
