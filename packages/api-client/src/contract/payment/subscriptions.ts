import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { prices } from '../content/contentParts.ts';
import { line } from '../fields.ts';
import { instant, nothing } from '../wire.ts';
import { billRow, subscriptionRow } from './bills.ts';

const own = {
  topic: 'payment',
  audience: 'signed-in',
  host: 'main',
  params: nothing,
  query: nothing,
  body: nothing,
  encoding: 'form',
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
} as const;
const one = {
  ...own,
  params: v.object({ id: line }),
  errors: [...own.errors, 'E_NOT_FOUND', 'E_CONFLICT'],
} as const;

/** Providers of payment by card. `sandbox` moves no money. */
export const cardProviders = ['sandbox', 'stripe'] as const;

/** Prices and payment methods. */
export const tariffs = defineEndpoint({
  ...own,
  name: 'tariffs',
  summary: 'Prices of the subscription and ways to pay',
  audience: 'anyone',
  method: 'GET',
  path: '/cabinet/tariffs',
  answer: v.object({
    /** Null if nothing is for sale. */
    prices: v.nullable(prices),
    /** Null if cards are not accepted. */
    card: v.nullable(v.picklist(cardProviders)),
    /** Days within which a bill must be paid. */
    due_days: v.pipe(v.number(), v.integer()),
  }),
});

/** The account's subscriptions and bills, newest first. */
export const subscriptions = defineEndpoint({
  ...own,
  name: 'subscriptions',
  summary: 'Your subscriptions and bills',
  method: 'GET',
  path: '/cabinet/subscriptions',
  answer: v.object({ subscriptions: v.array(subscriptionRow), bills: v.array(billRow) }),
});

/** State of an order, polled while the payment is open in another tab. */
export const purchase = defineEndpoint({
  ...one,
  name: 'purchase',
  summary: 'State of an order',
  method: 'GET',
  path: '/cabinet/orders/{id}',
  answer: v.object({ id: v.string(), state: v.picklist(['open', 'paid', 'closed']), created: instant }),
});

/** A bill as a PDF file, for its account and administrators. */
export const billFile = defineEndpoint({
  ...one,
  name: 'billFile',
  summary: 'Bill as PDF',
  method: 'GET',
  path: '/cabinet/bills/{id}/pdf',
  answer: v.string(),
});

/** Stops the renewal; the subscription stays open for the paid time. */
export const cancelSubscription = defineEndpoint({
  ...one,
  name: 'cancelSubscription',
  summary: 'Cancel a subscription',
  method: 'POST',
  path: '/cabinet/subscriptions/{id}/cancel',
  answer: subscriptionRow,
  errors: [...one.errors, 'E_UNREACHABLE'],
});

export const resumeSubscription = defineEndpoint({
  ...one,
  name: 'resumeSubscription',
  summary: 'Resume a canceled subscription',
  method: 'POST',
  path: '/cabinet/subscriptions/{id}/resume',
  answer: subscriptionRow,
  errors: [...one.errors, 'E_UNREACHABLE'],
});

/** Returns the provider's page to change the card. */
export const changeCard = defineEndpoint({
  ...one,
  name: 'changeCard',
  summary: 'Change the card of a subscription',
  method: 'POST',
  path: '/cabinet/subscriptions/{id}/card',
  answer: v.object({ data: v.object({ payment_url: v.string() }) }),
  errors: [...one.errors, 'E_UNREACHABLE'],
});
