/**
 * The path of this origin in a `redirect`; null for anything else. Browsers interpret `//host`, `/\host` and control characters in special ways, so a
 * path must come back unchanged from a parser.
 */
export function safeRedirect(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > 2_000 || /[\\\p{Cc}]/u.test(given)) return null;
  const base = 'http://routeglass.invalid';
  if (!URL.canParse(given, base)) return null;
  const { origin, pathname, search, hash } = new URL(given, base);
  if (origin !== base || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
