import type { Browser } from '../http/browser.ts';
import type { CallingAccount } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { subscriberOf } from '../http/visitor.ts';

/** The origin of a call, for handlers. */
export interface Visitor {
  readonly address: string;
  readonly browser: Browser;
}

/** The client that limits count: an IPv4 address or an IPv6 /64. */
export const clientOf = ({ address }: Visitor): string => subscriberOf(address);

/** The account of a call for accounts; a sample session has none. */
export function accountOf({ account }: { readonly account: CallingAccount | null }): CallingAccount {
  if (account) return account;
  throw new Problem('E_FORBIDDEN', 'The sample session has no account. Sign up to create one.');
}
