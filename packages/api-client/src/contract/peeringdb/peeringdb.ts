import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, nothing } from '../wire.ts';

/** The header facts that PeeringDB keeps. 404 where the loaded dump has no row for the network. */
export const peeringdb = defineEndpoint({
  name: 'peeringdb',
  summary: 'PeeringDB facts of a network',
  topic: 'peeringdb',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/peeringdb/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.object({
    name: v.string(),
    organization: v.object({ name: v.string(), website: v.nullable(v.string()) }),
    /** Space-separated AS-SETs, each with an optional `source::` before it. */
    as_set: v.nullable(v.string()),
  }),
  errors: ['E_NOT_FOUND'],
});
