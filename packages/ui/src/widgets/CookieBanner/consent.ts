/** Purposes of cookies. The necessary ones are not a choice. */
export const cookieCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** What a visitor agreed to. */
export type CookieConsent = Readonly<Record<Exclude<CookieCategory, 'necessary'>, boolean>> & {
  readonly necessary: true;
};

export const necessaryCookies: CookieConsent = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};
export const allCookies: CookieConsent = { necessary: true, analytics: true, marketing: true, functional: true };

/** Consent to the ticked categories; the necessary ones are always included. */
export function consentTo(ticked: readonly CookieCategory[]): CookieConsent {
  const has = (category: CookieCategory): boolean => ticked.includes(category);
  return { necessary: true, analytics: has('analytics'), marketing: has('marketing'), functional: has('functional') };
}

/** Name and description of each category. */
export const cookieWords: Readonly<Record<CookieCategory, { readonly name: string; readonly purpose: string }>> = {
  necessary: { name: 'Necessary', purpose: 'Sign-in, security and this choice. Always on.' },
  analytics: { name: 'Analytics', purpose: 'Which pages people read, so that we can improve them.' },
  marketing: { name: 'Marketing', purpose: 'Whether an advertisement brought you here.' },
  functional: { name: 'Functional', purpose: 'Conveniences such as remembered filters.' },
};
