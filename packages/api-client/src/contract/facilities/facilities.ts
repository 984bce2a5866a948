import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, countryCode, nothing } from '../wire.ts';

/** A building in which a network has equipment, as PeeringDB describes it. */
export const facility = v.object({
  name: v.string(),
  city: v.nullable(v.string()),
  country_name: v.nullable(v.string()),
  country_code: countryCode,
  website: v.nullable(v.string()),
  peeringdb_link: v.string(),
  /** Names of the exchanges available there, sorted. */
  exchanges: v.array(v.string()),
});
/** Facilities where a network is present, by country, city and name. */
export const facilities = defineEndpoint({
  name: 'facilities',
  summary: 'Facilities where a network is present',
  topic: 'peeringdb',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/peeringdb/asn/{asn}/fac',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.array(facility),
});
