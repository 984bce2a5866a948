import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { address, done, form, line, mailbox, optionalLine, optionalMailbox, optionalMessage } from '../fields.ts';
import { asnText, nothing } from '../wire.ts';

const trial = {
  topic: 'trial',
  audience: 'signed-in',
  method: 'POST',
  host: 'main',
  params: nothing,
  query: nothing,
  encoding: 'form',
} as const;

/** Requests a BGP session with the collector. Invalid fields are reported in `errors` by name. */
export const requestBgpSession = defineEndpoint({
  ...trial,
  name: 'requestBgpSession',
  summary: 'Ask for a BGP session with the collector',
  path: '/user/radar/bgp-sessions',
  body: form({ ip: address, password: optionalLine, asnum: asnText }),
  answer: v.union([
    v.object({ result: v.literal('success') }),
    v.object({
      errors: v.object({
        ip: v.optional(v.string()),
        password: v.optional(v.string()),
        asnum: v.optional(v.string()),
      }),
    }),
  ]),
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN'],
});

/** Requests a monitoring trial for a network. */
export const requestTrial = defineEndpoint({
  ...trial,
  name: 'requestTrial',
  summary: 'Ask for a trial',
  path: '/user/bgp-monitoring-trial',
  body: form({
    firstname: line,
    lastname: line,
    email: mailbox,
    asn: asnText,
    company: line,
    notification_email: optionalMailbox,
    comment: optionalMessage,
  }),
  answer: done,
  errors: ['E_UNAUTHORIZED', 'E_FORBIDDEN', 'E_CONFLICT'],
});
