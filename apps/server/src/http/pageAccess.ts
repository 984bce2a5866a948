import type { AnyEndpoint } from '@routeglass/api-client/contract';
import { loginPage, registerPage } from '@routeglass/api-client/page/account';
import { hrefOf, type Page } from '@routeglass/api-client/pages';
import type { Caller } from './caller.ts';

/** The audience of a page, in the terms of calls. */
interface Restricted {
  readonly audience?: AnyEndpoint['audience'] | undefined;
}

/** HTTP status of a page for a caller. A page tells those who may not open it what to do. Paywalls and pages of networks show something to everybody. */
export function pageStatus({ audience = 'anyone' }: Restricted, { session }: Caller): 200 | 401 | 403 {
  if (audience !== 'signed-in' && audience !== 'admin') return 200;
  if (!session) return 401;
  return audience === 'admin' && !session.roles.includes('ADMIN') ? 403 : 200;
}

const entrances = { login: loginPage, register: registerPage } as const;

/** Where a page redirects visitors without an account, with the way back to `address`; null if it lets them in. */
export function entranceTo({ entrance }: Pick<Page, 'entrance'>, { account }: Caller, address: string): string | null {
  return entrance === undefined || account ? null : hrefOf(entrances[entrance], {}, { redirect: address });
}

/** The page that a subscription unlocks. */
const places = { rating: '/as-rating' } as const;

/** Where a page redirects people who already have what it sells; null for everyone else. */
export function soldPlace({ sells }: Pick<Page, 'sells'>, { session }: Caller): string | null {
  return sells !== undefined && session?.subscriptions[sells] ? places[sells] : null;
}
