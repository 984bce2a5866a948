import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, asnText, count, nothing, text } from '../wire.ts';

/**
 * A community as its network describes it; `community_pattern` differs from `community` where one entry describes many. One that is only observed
 * has an empty description and says how many prefixes current routes carry with it.
 */
export const communityRow = v.object({
  asn,
  community: v.string(),
  community_pattern: v.string(),
  description: v.string(),
  /** Prefixes whose current routes carry it: only where no loaded source describes the network's communities. */
  prefixes: v.optional(count),
  /** `prefixes` is a lower bound: very many routes carry communities of the network, and not all were counted. */
  at_least: v.optional(v.boolean()),
});
/**
 * What a network means by its communities, in their order. With `community` the entries that describe that one, the closest first.
 *
 * Of a network that no loaded source describes, the values that current routes carry, each with its number of prefixes. AS65535 has the well-known
 * communities of IANA's registry, whatever is loaded.
 */
export const communities = defineEndpoint({
  name: 'communities',
  summary: 'What a network means by its communities',
  topic: 'communities',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/bgp-communities-api/communities/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ community: v.optional(text) }),
  body: nothing,
  answer: v.array(communityRow),
});
