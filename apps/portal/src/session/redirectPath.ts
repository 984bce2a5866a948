const SITE = 'https://site.invalid';
/** Browsers drop control characters from addresses and read a backslash as a slash. */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * The page of this site that an address's `redirect` names, to lead to after signing in. Anything else leads to `otherwise`: another site,
 * however it is spelled, a way in again, or nothing.
 */
export function redirectPath(text: string | null | undefined, otherwise = '/'): string {
  if (!text?.startsWith('/') || UNSAFE.test(text)) return otherwise;
  const url = URL.parse(text, SITE);
  if (url?.origin !== SITE || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}
