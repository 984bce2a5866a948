import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

/** Number of exchanges where a network is present: 0 if PeeringDB does not list it, unknown if `source_loaded` is false. */
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
    /** Whether PeeringDB data for the network's world is loaded. */
    source_loaded: v.boolean(),
  }),
});
