import { type Accounts, type AccountSettings, createAccounts } from '../src/accounts/accounts.ts';
import type { Costs } from '../src/accounts/costs.ts';
import type { Store } from '../src/store/store.ts';

/** Cheap sign-ins, for tests about other things. `accountEnds.test.ts` and every server that is started use the full cost. */
export const lightCosts: Costs = { password: { memory: 8, passes: 1, parallelism: 1 }, captchaTries: 1 };

export const lightAccounts = (store: Store, settings: AccountSettings): Accounts =>
  createAccounts(store, { costs: lightCosts, ...settings });
