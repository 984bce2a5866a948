import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

/**
 * Number of vantage points that could carry a prefix, by IP version: the maximum of the propagation scale. With `asn`, those of the network's world,
 * because real vantage points carry no lab prefixes.
 */
export const propagationCounts = defineEndpoint({
  name: 'propagationCounts',
  summary: 'Number of vantage points by IP version',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/propagation-counts',
  params: nothing,
  query: v.object({ asn: v.optional(asnText) }),
  body: nothing,
  answer: v.object({ ipv4: count, ipv6: count, all: count }),
});
