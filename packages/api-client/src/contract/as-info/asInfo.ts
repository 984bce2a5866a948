import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asFull, specialAsn } from '../entities.ts';
import { asnText, nothing } from '../wire.ts';

/** Name, organization and country of a network. 404 if no loaded source (registry or routes) has the number. */
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
    /** What the number is reserved for. Absent for ordinary numbers and the laboratory's own networks. */
    special_purpose: v.optional(specialAsn),
    /** Loaded sources with more facts about the network. Their own calls return 404 for other networks. */
    listed_in: v.optional(v.array(v.picklist(['peeringdb', 'organisations']))),
  }),
  errors: ['E_NOT_FOUND'],
});
