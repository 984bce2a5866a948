import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, countryCode, nothing } from '../wire.ts';

/** The organisation that holds a network's number, by the loaded map of numbers to organisations. */
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
    /** Registry that keeps it. */
    source: v.string(),
    /** Numbers that it holds, this one among them. */
    asn_count: count,
  }),
  errors: ['E_NOT_FOUND'],
});
