import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, form, line, mailbox, optionalLine, ticked } from '../fields.ts';
import { nothing } from '../wire.ts';

const tariff = {
  topic: 'payment',
  audience: 'signed-in',
  method: 'POST',
  host: 'main',
  params: nothing,
  query: nothing,
  encoding: 'form',
  errors: ['E_UNAUTHORIZED', 'E_CONFLICT'],
} as const;

export const billingPeriods = ['month', 'year'] as const;

/** Orders the rating subscription by bill: the bill is created, stored and sent. */
export const billRating = defineEndpoint({
  ...tariff,
  name: 'billRating',
  summary: 'Order the subscription by bill',
  path: '/cabinet/tariffs/as-rating-bill',
  body: form({
    plan: v.optional(v.picklist(billingPeriods), 'month'),
    marketingChecked: ticked,
    firstname: line,
    lastname: line,
    email: mailbox,
    position: line,
    country: line,
    company: line,
    address: line,
    registration: line,
    vatId: optionalLine,
  }),
  /** Bill number. */
  answer: v.object({ ...done.entries, bill: v.string() }),
});

const byCard = {
  ...tariff,
  body: form({
    plan: v.optional(v.picklist(billingPeriods)),
    email: mailbox,
    position: line,
    marketingChecked: ticked,
  }),
  /** Address of the payment page at the provider, and the order to pay. */
  answer: v.object({ data: v.object({ payment_url: v.string(), order: v.string() }) }),
  errors: [...tariff.errors, 'E_UNREACHABLE'],
} as const;

export const payRating = defineEndpoint({
  ...byCard,
  name: 'payRating',
  summary: 'Pay the subscription month by month',
  path: '/cabinet/tariffs/pay-rating',
});

export const payRatingYear = defineEndpoint({
  ...byCard,
  name: 'payRatingYear',
  summary: 'Pay the subscription for a year',
  path: '/cabinet/tariffs/pay-rating-year',
});
