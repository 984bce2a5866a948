import type { visitEvents } from '@routeglass/api-client/accounts';

/** Counted events. */
export type VisitEvent = (typeof visitEvents)[number];

const byPath: Readonly<Record<string, VisitEvent>> = {
  '/try-for-free': 'trial',
  '/pricing': 'plans',
  '/auth/register': 'sign-up',
};

/** The event counted for a followed link, by its full address; null for a link that is not counted. `origin` is that of the site. */
export function eventOfLink(href: string, origin: string): VisitEvent | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.protocol === 'mailto:') return 'mail';
  return url.origin === origin ? (byPath[url.pathname] ?? null) : null;
}
