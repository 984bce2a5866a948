import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AccountDeps } from '../deps.ts';
import type { BillingSettings } from './settings.ts';

/** Whole US dollars a month, without VAT. */
export type Prices = NonNullable<AnswerOf<Endpoints['tariffs']>['prices']>;

/** Dependencies of the ledger and bills. */
export interface MoneyDeps extends AccountDeps {
  readonly billing: BillingSettings;
}

/** Dependencies of selling. */
export interface BillingDeps extends MoneyDeps {
  /** The price table of the content folder; null if nothing is for sale. */
  readonly pricesNow: () => Promise<Prices | null>;
}
