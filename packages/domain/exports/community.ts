/** Communities as dictionaries describe them, with wildcards and ranges. */
export {
  breadthOf,
  isExact,
  matchesCommunity,
  parseCommunityPattern,
  patternExpression,
} from '../src/community/communityPattern.ts';
export type { CommunityPattern, PatternPart } from '../src/community/communityPattern.ts';
export {
  communityOwner,
  communityText,
  extendedCommunityText,
  largeCommunityText,
  readCommunity,
} from '../src/community/communityText.ts';
export { COMMUNITY_FORMS, readCommunityQuestion } from '../src/community/communityQuestion.ts';
export type { CommunityQuestion } from '../src/community/communityQuestion.ts';
export {
  findWellKnown,
  WELL_KNOWN_OWNER,
  wellKnownByNumber,
  wellKnownCommunities,
} from '../src/community/wellKnown.ts';
export type { WellKnownCommunity } from '../src/community/wellKnown.ts';
