import type { Browser } from '../http/browser.ts';
import type { CallingAccount } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { subscriberOf } from '../http/visitor.ts';

/** Where a call comes from, as handlers get it. */
export interface Visitor {
  readonly address: string;
  readonly browser: Browser;
}

/** Whom a limit counts: an address in IPv4, its /64 in IPv6. */
export const clientOf = ({ address }: Visitor): string => subscriberOf(address);

/** The account of a call for accounts; a sample session has none. */
export function accountOf({ account }: { readonly account: CallingAccount | null }): CallingAccount {
  if (account) return account;
  throw new Problem('E_FORBIDDEN', 'The sample session has no account. Sign up to create one.');
}
