import type { IpVersion } from '@routeglass/domain/prefix';
import type { Random } from '../random.ts';
import { type Holding, planAddresses } from './addressPlan.ts';
import { type Collector, makeCollectors } from './collectors.ts';
import { type Exchange, makeExchanges, makePeerings } from './exchanges.ts';
import { makeIpv6 } from './ipv6.ts';
import { type LabLink, LinkBook } from './links.ts';
import { makeGroups } from './makeGroups.ts';
import { makeNetworks } from './makeNetworks.ts';
import { makeTransit } from './makeTransit.ts';
import type { Network } from './network.ts';
import type { RouteGroup } from './routeGroup.ts';

/** The laboratory Internet at the start of the week. */
export interface World {
  /** By AS number. */
  readonly networks: readonly Network[];
  readonly links: Readonly<Record<IpVersion, readonly LabLink[]>>;
  readonly exchanges: readonly Exchange[];
  readonly holdings: ReadonlyMap<number, Holding>;
  readonly groups: readonly RouteGroup[];
  readonly collectors: readonly Collector[];
}

export function makeWorld(random: Random): World {
  const networks = makeNetworks(random.fork('networks'));
  const book = new LinkBook();
  makeTransit(networks, book, random.fork('transit'));
  const exchanges = makeExchanges(networks, random.fork('exchanges'));
  makePeerings(exchanges, book, random.fork('peerings'));
  for (const { routeServer } of exchanges) connectServer(routeServer, networks, book, random);
  const v4 = book.all();
  const ipv6 = makeIpv6(networks, v4, random.fork('ipv6'));
  const links = { 4: v4, 6: ipv6.links };
  const holdings = planAddresses(networks, ipv6.asns);
  return {
    networks,
    links,
    exchanges,
    holdings,
    groups: makeGroups(networks, holdings, links, random.fork('groups')),
    collectors: makeCollectors(networks, holdings, random.fork('collectors')),
  };
}

/** An exchange buys transit for its web site and peering LAN. */
function connectServer(server: Network, networks: readonly Network[], book: LinkBook, random: Random): void {
  const carriers = networks.filter(({ role }) => role === 'carrier');
  book.add('p2c', random.fork(server.handle).pick(carriers).asn, server.asn);
}
