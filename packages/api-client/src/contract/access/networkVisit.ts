import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

/** Counts that the dashboard shows for a network. */
export const networkCounts = v.object({ prefixes: count, neighbors: count, incidents: count });
export type NetworkCounts = v.InferOutput<typeof networkCounts>;

/** Stores the dashboard's counts for one of the account's networks and returns those of the previous visit, or null on the first visit. */
export const visitNetwork = defineEndpoint({
  topic: 'access',
  audience: 'signed-in',
  host: 'auth',
  params: v.object({ asn: asnText }),
  query: nothing,
  name: 'visitNetwork',
  summary: 'Counts for your network on your previous visit',
  method: 'POST',
  path: '/api/auth/v1/as/{asn}/visit',
  body: networkCounts,
  answer: v.object({ before: v.nullable(networkCounts) }),
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND'],
});
