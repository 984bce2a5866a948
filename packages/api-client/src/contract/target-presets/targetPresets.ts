import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { graphParams } from '../route-graph/query.ts';
import { asn, nothing, text } from '../wire.ts';

/**
 * Suggested sets of targets, the default first. Presets of one country have its code in `country_code`. If the network does not announce the prefix,
 * they are those of the networks that do.
 */
export const targetPresets = defineEndpoint({
  name: 'targetPresets',
  summary: 'Suggested targets for the routing graph of a prefix',
  topic: 'route-graph',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/route-graph/asn/{asn}/target-presets',
  params: graphParams,
  query: v.object({ prefix: text }),
  body: nothing,
  answer: v.array(v.object({ name: v.string(), asns: v.array(asn), country_code: v.nullable(v.string()) })),
  errors: ['E_NOT_FOUND'],
});
