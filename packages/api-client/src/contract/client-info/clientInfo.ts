import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { addressFacts, knownBy } from '../addressFacts.ts';
import { asn, countryCode, nothing } from '../wire.ts';

/** The network of the caller's address, found as in `geo`, with the organization that holds it. */
export const clientInfo = defineEndpoint({
  name: 'clientInfo',
  summary: "The caller's network and organization",
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/client',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({
    ip: v.string(),
    prefix: v.nullable(v.string()),
    asn: v.nullable(asn),
    as_name: v.nullable(v.string()),
    org_name: v.nullable(v.string()),
    country_code: countryCode,
    country_name: v.nullable(v.string()),
    known_by: v.nullable(knownBy),
    ...addressFacts,
  }),
});
