const SITE = 'https://site.invalid';
/** Browsers drop control characters from addresses and read a backslash as a slash. */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * The page to open after signing in, from the parameter `redirect`. Returns `otherwise` if it names another site (in any spelling), a sign-in page,
 * or nothing.
 */
export function redirectPath(text: string | null | undefined, otherwise = '/'): string {
  if (!text?.startsWith('/') || UNSAFE.test(text)) return otherwise;
  const url = URL.parse(text, SITE);
  if (url?.origin !== SITE || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}
