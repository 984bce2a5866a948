import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done } from '../fields.ts';
import { nothing } from '../wire.ts';

/** An event from the payment provider. The signature covers the whole event; nothing is trusted without it. */
export const paymentEvent = defineEndpoint({
  name: 'paymentEvent',
  summary: 'Event from the payment provider',
  topic: 'payment',
  audience: 'anyone',
  method: 'POST',
  host: 'main',
  path: '/api/payment/v1/events',
  params: nothing,
  query: nothing,
  body: v.looseObject({}),
  answer: done,
  errors: ['E_FORBIDDEN', 'E_CONFLICT', 'E_NOT_FOUND'],
});
