import type { AnyEndpoint } from '@routeglass/api-client/contract';
import { loginPage, registerPage } from '@routeglass/api-client/page/account';
import { hrefOf, type Page } from '@routeglass/api-client/pages';
import type { Caller } from './caller.ts';

/** What a page says of who may open it, in the words of calls. */
interface Restricted {
  readonly audience?: AnyEndpoint['audience'] | undefined;
}

/** Status of a page for who asks: the page itself says to others what to do. Paywalls and pages of networks show something to everybody. */
export function pageStatus({ audience = 'anyone' }: Restricted, { session }: Caller): 200 | 401 | 403 {
  if (audience !== 'signed-in' && audience !== 'admin') return 200;
  if (!session) return 401;
  return audience === 'admin' && !session.roles.includes('ADMIN') ? 403 : 200;
}

const entrances = { login: loginPage, register: registerPage } as const;

/** Where a page leads who asks for it without an account, with the way back to `address`; null where it lets them in. */
export function entranceTo({ entrance }: Pick<Page, 'entrance'>, { account }: Caller, address: string): string | null {
  return entrance === undefined || account ? null : hrefOf(entrances[entrance], {}, { redirect: address });
}

/** Where the page is that a subscription is for. */
const places = { rating: '/as-rating' } as const;

/** Where a page sends people who already have what it sells; null for everyone else. */
export function soldPlace({ sells }: Pick<Page, 'sells'>, { session }: Caller): string | null {
  return sells !== undefined && session?.subscriptions[sells] ? places[sells] : null;
}
