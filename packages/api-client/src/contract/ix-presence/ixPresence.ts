import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, countryCode, nothing } from '../wire.ts';

/** An Internet exchange as PeeringDB describes it. */
export const exchange = v.object({
  name: v.string(),
  country_name: v.nullable(v.string()),
  country_code: countryCode,
  website: v.nullable(v.string()),
  peeringdb_link: v.string(),
});
/** Megabits per second; null if the network does not state it. */
export const speed = v.nullable(count);

/** Exchanges where a network has ports, by country and name; `speed` is the total of its ports. */
export const ixPresence = defineEndpoint({
  name: 'ixPresence',
  summary: 'Internet exchanges where a network is present',
  topic: 'peeringdb',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/peeringdb/asn/{asn}/ix',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.array(
    v.object({
      ix: exchange,
      speed,
      is_rs_peer: v.boolean(),
      /** Addresses of its ports on the exchange's LANs, in order; unstated ones are left out. */
      ipv4: v.array(v.string()),
      ipv6: v.array(v.string()),
    }),
  ),
});
