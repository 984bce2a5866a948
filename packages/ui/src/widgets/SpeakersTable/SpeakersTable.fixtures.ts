import { ipVersionChoices } from '../../facts/ipVersions.ts';
import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { Speaker } from './speaker.ts';

/** `count` speakers with both IP versions, IPv4 or IPv6 in turn. */
export function manySpeakers(count: number): Speaker[] {
  return Array.from({ length: count }, (_, at) => {
    const network = networks[at % networks.length] ?? networks[0];
    return {
      ...network,
      asn: network.asn + Math.floor(at / networks.length),
      ipVersion: ipVersionChoices[at % ipVersionChoices.length] ?? 'all',
    };
  });
}
