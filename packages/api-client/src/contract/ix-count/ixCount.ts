import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

/** How many exchanges a network is present at; 0 for a network that PeeringDB does not list, and where `source_loaded` is false nothing is known. */
export const ixCount = defineEndpoint({
  name: 'ixCount',
  summary: 'Number of Internet exchanges of a network',
  topic: 'peeringdb',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/peeringdb/asn/{asn}/ix-count',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.object({
    count,
    /** Whether any PeeringDB data of the network's world is loaded. */
    source_loaded: v.boolean(),
  }),
});
