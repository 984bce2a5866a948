import { relationTypes } from '@routeglass/domain/relations';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, ipFilter, nothing } from '../wire.ts';

const relationType = v.picklist(relationTypes);

/**
 * Current relations of pairs of networks, in the order asked: `p2c` if `from` is the provider of `to`, `c2p` if it is the customer, `?` if no current
 * route shows them as neighbors or the relation is unknown. With `ip=all`, `type` is the relation over IPv4, or over IPv6 if no IPv4 route shows the
 * two.
 */
export const activeRelationTypes = defineEndpoint({
  name: 'activeRelationTypes',
  summary: 'Relations of pairs of networks',
  topic: 'neighbors',
  audience: 'anyone',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/incidents/neighbors/active-relation-types',
  params: nothing,
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: v.pipe(v.array(v.object({ from: asn, to: asn })), v.maxLength(5_000, 'At most 5000 relations')),
  answer: v.array(
    v.object({
      from: asn,
      to: asn,
      type: relationType,
      /** Whether a current route shows the two as neighbors. */
      active: v.boolean(),
      /** Relation over each IP version; null if it was not requested or no current route shows the two. */
      ipv4: v.nullable(relationType),
      ipv6: v.nullable(relationType),
    }),
  ),
});
