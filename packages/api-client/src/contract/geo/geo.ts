import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { addressFacts, knownBy } from '../addressFacts.ts';
import { asn, countryCode, nothing } from '../wire.ts';

/**
 * The network of the caller's address: the origin of the most specific loaded route, otherwise the registered holder. Default routes do not count.
 * For an unknown address, all fields but `ip` are null; for one that is not reachable from the Internet, all but `ip` and `special_purpose`.
 */
export const geo = defineEndpoint({
  name: 'geo',
  summary: "The visitor's network",
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/geo',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({
    as_name: v.nullable(v.string()),
    asn: v.nullable(asn),
    country_code: countryCode,
    ip: v.string(),
    prefix: v.nullable(v.string()),
    city: v.optional(v.string()),
    known_by: v.nullable(knownBy),
    ...addressFacts,
  }),
});
