import type { Context } from 'hono';
import { Problem } from './problem.ts';

/**
 * Refuses a write that a page of another site may have sent with the visitor's cookie. Browsers say where a request comes from (Origin,
 * Sec-Fetch-Site). A request with neither header does not come from a page in a browser.
 */
export function refuseOtherOrigins({ req }: Context, own: URL): void {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  const isOwn =
    origin === undefined
      ? site === 'same-origin'
      : (site === undefined || site === 'same-origin') && isSameHost(origin, own);
  if (!isOwn)
    throw new Problem(
      'E_FORBIDDEN',
      'This request does not come from a page of this site. Reload the page and try again.',
    );
}

/** Whether a request says that it comes from a page of another site. */
export function comesFromElsewhere({ req }: Context, own: URL): boolean {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  return site === 'cross-site' || site === 'same-site' || (origin !== undefined && !isSameHost(origin, own));
}

const isSameHost = (origin: string, own: URL): boolean => URL.canParse(origin) && new URL(origin).host === own.host;
