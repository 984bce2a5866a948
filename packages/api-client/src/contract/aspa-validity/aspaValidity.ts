import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { validity } from '../entities.ts';
import { asn, instant, nothing, text } from '../wire.ts';

/** What the customer's attestation says of a provider. */
export const authorisations = ['provider', 'not provider', 'no attestation'] as const;

/** A neighboring pair of a path, from the origin outwards. */
export const hop = v.object({ customer: asn, provider: asn, authorisation: v.picklist(authorisations) });

/** Why the path itself cannot be judged. */
export const unjudged = v.nullable(v.picklist(['empty path', 'AS_SET']));

/** How a path is judged. */
export const aspaQuery = {
  direction: v.optional(v.picklist(['upstream', 'downstream'], 'direction must be upstream or downstream'), 'upstream'),
  ip: v.optional(v.picklist(['4', '6'], 'ip must be 4 or 6'), '4'),
};

/**
 * ASPA verification of one path (draft-ietf-sidrops-aspa-verification), with what the attestations say of each of its hops.
 *
 * `path` is in wire order, the origin last, AS numbers with spaces between; `direction` says whom it came from: `upstream` from a customer or
 * peer, `downstream` from a provider.
 */
export const aspaValidity = defineEndpoint({
  name: 'aspaValidity',
  summary: 'Do the provider attestations allow this path, and why',
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
    /** The hop nearest the origin that kept the path from being valid; null with `valid` and where the path itself cannot be judged. */
    hop: v.nullable(hop),
    reason: unjudged,
    /** When the loaded attestations were made; null where none are loaded, and then nothing is attested. */
    as_of: v.nullable(instant),
    /** Every hop upwards from the origin. */
    hops: v.array(hop),
    /** The same hops the other way, as a path descends them: what the network that heard the route attests of the one it heard it from. */
    descents: v.array(hop),
  }),
});
