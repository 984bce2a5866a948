import { parseCommunityPattern, patternExpression } from './communityPattern.ts';
import { readCommunity } from './communityText.ts';

/** What a text asks for: one community as `readCommunity` writes it, or all whose text a regular expression fits. */
export type CommunityQuestion = { readonly community: string } | { readonly expression: string };

/** How a community is written, for anyone who wrote something else. */
export const COMMUNITY_FORMS =
  'A community is written as 3356:100, 3356:1:2, rt 3356:100, by its well-known name, or as the pattern of a dictionary, 3356:1xx';

/** The community that a text names, or those of the pattern that a dictionary has. Undefined for a text that is neither. */
export function readCommunityQuestion(text: string): CommunityQuestion | undefined {
  const community = readCommunity(text);
  if (community !== undefined) return { community };
  const pattern = parseCommunityPattern(text.trim());
  const expression = pattern && patternExpression(pattern);
  return expression === undefined ? undefined : { expression };
}
