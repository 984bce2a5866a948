import { type CommunityPattern, matchesCommunity } from './communityPattern.ts';

/**
 * Describes a community with a dictionary entry: `$0`, `$1` … in the description are replaced by the values of the pattern's wildcards, counted
 * over all parts from the left (NLNOG's format). If the community does not match, such as the pattern itself, they are replaced by the wildcard
 * letters.
 *
 * A number for which the pattern has no wildcard stays as it is.
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
