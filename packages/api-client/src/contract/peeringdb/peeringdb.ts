import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, nothing } from '../wire.ts';

/** Main facts from PeeringDB. 404 if the loaded dump does not list the network. */
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
    /** Space-separated AS-SETs, each optionally preceded by `source::`. */
    as_set: v.nullable(v.string()),
  }),
  errors: ['E_NOT_FOUND'],
});
