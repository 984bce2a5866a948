import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asFull, specialAsn } from '../entities.ts';
import { asnText, nothing } from '../wire.ts';

/** Who a network is. 404 when no loaded source (registry or routes) knows the number. */
export const asInfo = defineEndpoint({
  name: 'asInfo',
  summary: 'Name, organization and country of a network',
  topic: 'as-info',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.object({
    ...asFull.entries,
    /** What the number is set aside for; absent of an ordinary one, and of the laboratory's own networks. */
    special_purpose: v.optional(specialAsn),
    /** Loaded sources with facts of its own about the network: what they say has calls of its own, which answer 404 for any other. */
    listed_in: v.optional(v.array(v.picklist(['peeringdb', 'organisations']))),
  }),
  errors: ['E_NOT_FOUND'],
});
