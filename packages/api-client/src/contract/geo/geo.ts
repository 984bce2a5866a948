import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { addressFacts, knownBy } from '../addressFacts.ts';
import { asn, countryCode, nothing } from '../wire.ts';

/**
 * Whose network the caller's address is in: that of the most specific loaded route, otherwise of the registries; default routes do not count. All but
 * `ip` is null for an address that no source knows, all but `ip` and `special_purpose` for one that is not reachable from the Internet.
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
