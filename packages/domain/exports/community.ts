/** Communities as dictionaries describe them, with wildcards and ranges, and those that mean the same everywhere. */
export { breadthOf, isExact, matchesCommunity } from '../src/community/communityPattern.ts';
export { parseCommunityPattern, patternExpression } from '../src/community/communityPattern.ts';
export type { CommunityPattern, PatternPart } from '../src/community/communityPattern.ts';
export { describeCommunity } from '../src/community/describeCommunity.ts';
export { communityOwner, communityText, extendedCommunityText } from '../src/community/communityText.ts';
export { largeCommunityText, readCommunity } from '../src/community/communityText.ts';
export { COMMUNITY_FORMS, readCommunityQuestion } from '../src/community/communityQuestion.ts';
export type { CommunityQuestion } from '../src/community/communityQuestion.ts';
export { findWellKnown, WELL_KNOWN_OWNER, wellKnownByNumber } from '../src/community/wellKnown.ts';
export { type WellKnownCommunity, wellKnownCommunities } from '../src/community/wellKnown.ts';
