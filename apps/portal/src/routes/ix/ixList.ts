import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { CommonIx } from '@routeglass/ui/CommonIxDialog';
import type { InternetExchange, IxPresence } from '@routeglass/ui/IxTable';
import type { ListAddress } from '../../address/listAddress.ts';

type Exchange = AnswerOf<Endpoints['ixPresence']>[number]['ix'];

/** The list in the address of a network's exchanges. */
export const ixList = {
  columns: ['country', 'name', 'speed', 'rs-peer'],
  sortBy: 'speed',
  order: 'desc',
} as const satisfies ListAddress<string>;

/** A network's exchanges in the form that the widget uses. */
export function presences(answer: AnswerOf<Endpoints['ixPresence']>): IxPresence[] {
  return answer.map(({ ix, speed, is_rs_peer, ipv4, ipv6 }) => ({
    ix: exchange(ix),
    speed,
    isRsPeer: is_rs_peer,
    addresses: [...ipv4, ...ipv6],
  }));
}

/** The exchanges that a network shares with AS`other`. */
export function commonExchanges(answer: AnswerOf<Endpoints['commonIx']>, other: number): CommonIx[] {
  const shared = answer.find(({ asn }) => asn === other)?.exchanges ?? [];
  return shared.map(({ ix, speed, peer_speed, is_rs_peer }) => ({
    ix: exchange(ix),
    speed,
    peerSpeed: peer_speed,
    areRsPeers: is_rs_peer,
  }));
}

function exchange({ name, country_code, country_name, website, peeringdb_link }: Exchange): InternetExchange {
  return { name, countryCode: country_code, countryName: country_name, website, peeringdbHref: peeringdb_link };
}
