import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

/**
 * How many collector peers could carry a prefix: the top of the propagation scale, per IP version. With `asn`, those of the world that the
 * network is in: no real peer carries a prefix of the laboratory.
 */
export const propagationCounts = defineEndpoint({
  name: 'propagationCounts',
  summary: 'Numbers of collector peers by IP version',
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
