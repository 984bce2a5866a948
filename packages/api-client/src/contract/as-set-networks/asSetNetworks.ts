import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, nothing, text } from '../wire.ts';

/** Networks that list an AS-SET as their own in PeeringDB, by number. The name matches with or without its registry. */
export const asSetNetworks = defineEndpoint({
  name: 'asSetNetworks',
  summary: 'Networks that list an AS-SET as their own',
  topic: 'peeringdb',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/peeringdb/as-set',
  params: nothing,
  query: v.object({ name: v.pipe(text, v.minLength(1, 'name is missing')) }),
  body: nothing,
  answer: v.array(v.object({ asn, name: v.string(), as_set: v.string() })),
});
