import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { CommunityPrefix } from './communityPrefix.ts';

/** `count` prefixes with one community, alternating IPv4 and IPv6, over the networks in turn. */
export function manyCommunityPrefixes(count: number): CommunityPrefix[] {
  return Array.from({ length: count }, (_, at) => ({
    prefix: at % 3 === 2 ? `fd00:${at.toString(16)}::/32` : `10.${Math.floor(at / 256) % 256}.${at % 256}.0/24`,
    origin: networks[at % networks.length] ?? networks[0],
  }));
}
