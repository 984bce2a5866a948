import { parseCommunityPattern, patternExpression } from './communityPattern.ts';
import { readCommunity } from './communityText.ts';

/** What a text asks for: one community in the notation of `readCommunity`, or all that match a regular expression. */
export type CommunityQuestion = { readonly community: string } | { readonly expression: string };

/** Explains the notation of communities to a user who entered something else. */
export const COMMUNITY_FORMS =
  'A community is written as 3356:100, 3356:1:2, rt 3356:100, by its well-known name, or as the pattern of a dictionary, 3356:1xx';

/** The community that a text names, or those that match its dictionary pattern. Undefined if the text is neither. */
export function readCommunityQuestion(text: string): CommunityQuestion | undefined {
  const community = readCommunity(text);
  if (community !== undefined) return { community };
  const pattern = parseCommunityPattern(text.trim());
  const expression = pattern && patternExpression(pattern);
  return expression === undefined ? undefined : { expression };
}
