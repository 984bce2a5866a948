/** Prefixes that carry a community. */
export { communityPrefixes } from '../src/contract/community-prefixes/communityPrefixes.ts';
