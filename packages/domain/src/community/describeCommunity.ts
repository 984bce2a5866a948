import { type CommunityPattern, matchesCommunity } from './communityPattern.ts';

/**
 * What a dictionary's entry says of a community: `$0`, `$1` … in its description are what the wildcards of the pattern stand for, counted over all
 * its parts from the left (NLNOG's format). Of a community that the pattern does not fit, such as the pattern itself, they are its letters.
 *
 * A number that the pattern has no wildcard for is left as it is written.
 */
export function describeCommunity(pattern: CommunityPattern, description: string, community: string): string {
  const values = wildcardValues(pattern, community);
  return description.replace(/\$(\d)/g, (written, place) => values[Number(place)] ?? written);
}

function wildcardValues(pattern: CommunityPattern, community: string): readonly string[] {
  const digits = matchesCommunity(pattern, community) ? community.split(' ').at(-1)!.split(':') : undefined;
  return pattern.parts.flatMap((part, index) => {
    if (part.type !== 'wildcard') return [];
    return part.digits.exec(digits?.[index] ?? '')?.slice(1) ?? part.letters;
  });
}
