import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, countryCode, nothing } from '../wire.ts';

/** The organization that holds an AS number, from the loaded map of numbers to organizations. */
export const organisation = defineEndpoint({
  name: 'organisation',
  summary: 'The organization that holds an AS number',
  topic: 'organisations',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/caida-as-org/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.object({
    org_id: v.string(),
    name: v.string(),
    country_code: countryCode,
    country_name: v.nullable(v.string()),
    /** Registry that lists the organization. */
    source: v.string(),
    /** How many numbers it holds, including this one. */
    asn_count: count,
  }),
  errors: ['E_NOT_FOUND'],
});
