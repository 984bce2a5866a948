import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { addressFacts, network } from '@routeglass/api-client/view';
import type { PeerRoute } from '@routeglass/ui/PeerRouteTable';
import type { PrefixIdentity } from '@routeglass/ui/PrefixHeader';

/** All facts about a prefix, or about the prefix that contains an address. */
export type Detail = AnswerOf<Endpoints['prefixDetail']> | AnswerOf<Endpoints['ipDetail']>;

/** Its holder and origins. Without a routing table no origins are known. */
export function identityOf(detail: Detail, hasTable = true): PrefixIdentity {
  return {
    ...('address' in detail && { announcedIn: detail.prefix }),
    origins: hasTable ? detail.origins.map(({ origin }) => network(origin)) : null,
    routeObjects: detail.route_objects,
    ...addressFacts(detail),
  };
}

export function peerRoutesOf({ routes }: Pick<Detail, 'routes'>): PeerRoute[] {
  return routes.map(({ collector, peer, peer_ip, path, communities, seen_at, seen_in }) => ({
    collector,
    peer: network(peer),
    peerIp: peer_ip,
    path,
    communities,
    since: new Date(seen_at),
    isFromTable: seen_in === 'table',
  }));
}
