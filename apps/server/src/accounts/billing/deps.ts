import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AccountDeps } from '../deps.ts';
import type { BillingSettings } from './settings.ts';

/** Whole US dollars a month, without VAT. */
export type Prices = NonNullable<AnswerOf<Endpoints['tariffs']>['prices']>;

/** What money is kept with. */
export interface MoneyDeps extends AccountDeps {
  readonly billing: BillingSettings;
}

/** What things are sold with. */
export interface BillingDeps extends MoneyDeps {
  /** The price table of the content folder; null where nothing is sold. */
  readonly pricesNow: () => Promise<Prices | null>;
}
