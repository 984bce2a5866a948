import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asn, asnText, nothing, text } from '../wire.ts';

/** A community as its network describes it; `community_pattern` differs from `community` where one entry describes many. */
export const communityRow = v.object({
  asn,
  community: v.string(),
  community_pattern: v.string(),
  description: v.string(),
});
export type CommunityRow = v.InferOutput<typeof communityRow>;

/**
 * What a network means by its communities, in their order. With `community` the entries that describe that one, the closest first.
 */
export const communities = defineEndpoint({
  name: 'communities',
  summary: 'What a network means by its communities',
  topic: 'communities',
  method: 'GET',
  host: 'main',
  path: '/v2/bgp-communities-api/communities/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ community: v.optional(text) }),
  body: nothing,
  answer: v.array(communityRow),
});
