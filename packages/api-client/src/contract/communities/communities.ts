import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, asnText, count, nothing, text } from '../wire.ts';

/**
 * A community as its network describes it; `community_pattern` differs from `community` if one entry describes several. A community that is only
 * observed has an empty description and a count of prefixes whose current routes carry it.
 */
export const communityRow = v.object({
  asn,
  community: v.string(),
  community_pattern: v.string(),
  description: v.string(),
  /** Number of prefixes whose current routes carry it: only if no loaded source describes the network's communities. */
  prefixes: v.optional(count),
  /** True if `prefixes` is a lower bound because too many routes carry the network's communities to count all. */
  at_least: v.optional(v.boolean()),
});
/**
 * A network's communities and their meaning, in order. With `community`, the entries that describe it, closest match first.
 *
 * If no loaded source describes the network, the values on current routes with their number of prefixes. AS65535 always has the well-known
 * communities of the IANA registry.
 */
export const communities = defineEndpoint({
  name: 'communities',
  summary: 'BGP communities of a network and their meaning',
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
