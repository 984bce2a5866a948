/** Cookie with the visitor's consent. Pages write it, and the server obeys it. */
export const consentCookie = 'cookie-consent';

/** Categories that a visitor may refuse. */
const optional = ['analytics', 'marketing', 'functional'] as const;

/** The visitor's consent by category. */
export type Consent = Readonly<Record<(typeof optional)[number], boolean>> & { readonly necessary: true };

/** Default before a choice, and for browsers that ask not to be tracked. */
export const nothingOptional: Consent = { necessary: true, analytics: false, marketing: false, functional: false };

/** Reads the choice from a list of cookies, as in `document.cookie` or the header `Cookie`; null if none was made. */
export function readConsent(cookies: string | undefined): Consent | null {
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(`${consentCookie}=`));
  const allowed = pair?.slice(consentCookie.length + 1).split('.');
  if (allowed?.[0] !== 'necessary') return null;
  const has = (category: string): boolean => allowed.includes(category);
  return { necessary: true, analytics: has('analytics'), marketing: has('marketing'), functional: has('functional') };
}

/** The value of the cookie: `necessary.analytics`. */
export function writeConsent(consent: Consent): string {
  return ['necessary', ...optional.filter((category) => consent[category])].join('.');
}
