import { relationTypes } from '@routeglass/domain/relations';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, ipFilter, nothing } from '../wire.ts';

const relationType = v.picklist(relationTypes);

/**
 * What pairs of networks are to each other now, in the order asked: `p2c` where `from` is the provider of `to`, `c2p` where it is the customer,
 * `?` where no route that stands shows them side by side or no more is known of them. With `ip=all`, `type` is the relation over IPv4, or over IPv6
 * where no IPv4 route shows the two.
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
      /** Whether a standing route shows the two side by side. */
      active: v.boolean(),
      /** The relation over each IP version; null where it was not asked or no standing route shows the two. */
      ipv4: v.nullable(relationType),
      ipv6: v.nullable(relationType),
    }),
  ),
});
