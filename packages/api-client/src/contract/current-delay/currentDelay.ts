import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { askedSample, asnText, instant, nothing } from '../wire.ts';

/**
 * Age of the newest route in seconds; null if no routes are loaded. `sample` is true if it comes from the lab.
 *
 * With `asn`, the newest route of the network's world (lab or real). With `sample`, the newest route of the lab (`yes`) or of the real world (`no`).
 */
export const currentDelay = defineEndpoint({
  name: 'currentDelay',
  summary: 'Age of the routing data',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/current_delay',
  params: nothing,
  query: v.object({
    asn: v.optional(asnText),
    sample: askedSample,
  }),
  body: nothing,
  answer: v.object({
    current_delay_in_seconds: v.nullable(v.pipe(v.number(), v.minValue(0))),
    as_of: v.nullable(instant),
    sample: v.boolean(),
  }),
});
