import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

/** What the dashboard counts of a network. */
export const networkCounts = v.object({ prefixes: count, neighbors: count, incidents: count });
export type NetworkCounts = v.InferOutput<typeof networkCounts>;

/** Keeps what the dashboard shows of a network of the account, and answers what it showed on the visit before: null where there was none. */
export const visitNetwork = defineEndpoint({
  topic: 'access',
  audience: 'signed-in',
  host: 'auth',
  params: v.object({ asn: asnText }),
  query: nothing,
  name: 'visitNetwork',
  summary: 'What was counted of your network on your last visit',
  method: 'POST',
  path: '/api/auth/v1/as/{asn}/visit',
  body: networkCounts,
  answer: v.object({ before: v.nullable(networkCounts) }),
  errors: ['E_UNAUTHORIZED', 'E_NOT_FOUND'],
});
