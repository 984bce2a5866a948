import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { count, nothing } from '../wire.ts';

/** How many collector peers could carry a prefix: the top of the propagation scale, per IP version. */
export const propagationCounts = defineEndpoint({
  name: 'propagationCounts',
  summary: 'Numbers of collector peers by IP version',
  topic: 'web',
  method: 'GET',
  host: 'main',
  path: '/v2/web/propagation-counts',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({ ipv4: count, ipv6: count, all: count }),
});
