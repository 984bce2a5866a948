import { neighborRelations } from '@routeglass/domain/neighbor';
import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { Neighbor } from './neighbor.ts';

const DAY = 86_400_000;
const start = Date.UTC(2025, 9, 16, 8, 30);

/** `count` neighbors, over the networks and relations in turn. */
export function manyNeighbors(count: number): Neighbor[] {
  return Array.from({ length: count }, (_, index) => {
    const network = networks[index % networks.length] ?? networks[0];
    const isActive = index % 4 !== 3;
    return {
      network: index < networks.length ? network : { ...network, asn: 65_000 + index },
      relation: neighborRelations[index % neighborRelations.length] ?? 'unspecified',
      isActive,
      routes: isActive ? 12_000 - index * 7 : 0,
      prefixes: isActive ? 1_500 - index : 0,
      ipv4: index % 5 !== 4,
      ipv6: index % 5 === 4 || index % 3 !== 1,
      firstSeen: new Date(start + index * DAY),
      lastSeen: isActive ? null : new Date(start + (index + 20) * DAY),
    };
  });
}
