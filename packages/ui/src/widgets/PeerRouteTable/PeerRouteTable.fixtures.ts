import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { PeerRoute } from './peerRoute.ts';

const start = Date.UTC(2026, 10, 9, 8);

/** Routes of one prefix at `count` vantage points. */
export function manyPeerRoutes(count: number): PeerRoute[] {
  return Array.from({ length: count }, (_, index) => {
    const peer = networks[index % networks.length] ?? networks[0];
    return {
      collector: `rrc${String(index % 3).padStart(2, '0')}`,
      peer,
      peerIp: `192.0.2.${index + 1}`,
      path: index % 4 === 3 ? `${peer.asn} 64601 {64512,64513}` : `${peer.asn}${' 64601'.repeat(index % 3)} 64512`,
      communities: Array.from({ length: (index * 2) % 7 }, (_, at) => `64601:${100 + at}`),
      since: new Date(start + index * 3_600_000),
      isFromTable: index % 2 === 0,
    };
  });
}
