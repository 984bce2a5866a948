/**
 * The path that a `redirect` asks to return to; null for anything that is no path of this origin. Browsers read `//host`, `/\host` and control
 * characters in ways of their own, so that only what comes back unchanged from a parser passes.
 */
export function safeRedirect(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || given.length > 2_000 || /[\\\p{Cc}]/u.test(given)) return null;
  const base = 'http://routeglass.invalid';
  if (!URL.canParse(given, base)) return null;
  const { origin, pathname, search, hash } = new URL(given, base);
  if (origin !== base || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
