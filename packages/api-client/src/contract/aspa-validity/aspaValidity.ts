import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { validity } from '../entities.ts';
import { asn, instant, nothing, text } from '../wire.ts';

/** What the customer's attestation says about a provider. */
export const authorisations = ['provider', 'not provider', 'no attestation'] as const;

/** A pair of neighbors on a path, from the origin outwards. */
export const hop = v.object({ customer: asn, provider: asn, authorisation: v.picklist(authorisations) });

/** Why a path cannot be judged. */
export const unjudged = v.nullable(v.picklist(['empty path', 'AS_SET']));

export const aspaQuery = {
  direction: v.optional(v.picklist(['upstream', 'downstream'], 'direction must be upstream or downstream'), 'upstream'),
  ip: v.optional(v.picklist(['4', '6'], 'ip must be 4 or 6'), '4'),
};

/**
 * ASPA verification of one path (draft-ietf-sidrops-aspa-verification), with the attestation for each hop.
 *
 * `path` is in wire order, the origin last, AS numbers separated by spaces. `direction` says where the route was received from: `upstream` from a
 * customer or peer, `downstream` from a provider.
 */
export const aspaValidity = defineEndpoint({
  name: 'aspaValidity',
  summary: 'ASPA verification of one path, with the reasons',
  topic: 'rpki',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/rir/aspa-validity',
  params: nothing,
  query: v.object({ path: text, ...aspaQuery }),
  body: nothing,
  answer: v.object({
    path: v.string(),
    state: validity,
    /** The hop nearest the origin that makes the path not valid; null if it is `valid` or cannot be judged. */
    hop: v.nullable(hop),
    reason: unjudged,
    /** When the loaded attestations were made; null if none are loaded, so nothing is attested. */
    as_of: v.nullable(instant),
    /** All hops upwards from the origin. */
    hops: v.array(hop),
    /**
     * The same hops in the other direction, for a descending path: what the receiving network attests about the network it received the route from.
     */
    descents: v.array(hop),
  }),
});
