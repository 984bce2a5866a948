import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, nothing } from '../wire.ts';

export const asGroupKinds = ['organisation', 'country', 'exchange', 'as-set'] as const;

/** A set of networks that a network belongs to. */
export const asGroup = v.object({
  kind: v.picklist(asGroupKinds),
  /** Organization id, country code, PeeringDB id of the exchange, or name of the AS-SET. */
  id: v.string(),
  name: v.string(),
  /** Networks in it, including this one; for an AS-SET, its direct members. */
  networks: count,
});
/** The groups that a network belongs to, by kind in the order above, then by name. At most 500. */
export const asGroups = defineEndpoint({
  name: 'asGroups',
  summary: 'Groups that a network belongs to',
  topic: 'as-info',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/groups/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.array(asGroup),
});
