import type { Random } from '../random.ts';
import type { LinkBook } from './links.ts';
import type { Network, Role } from './network.ts';

/** Port speeds in Mbit/s. */
const SPEEDS: Readonly<Partial<Record<Role, readonly number[]>>> = {
  carrier: [10_000, 100_000, 200_000],
  access: [1000, 10_000, 20_000],
  content: [10_000, 100_000, 400_000],
};

export interface Port {
  readonly network: Network;
  /** Mbit/s. */
  readonly speed: number;
  readonly isRouteServerPeer: boolean;
}

/** An Internet exchange. Its route server is one of the lab's networks. */
export interface Exchange {
  readonly id: number;
  readonly routeServer: Network;
  readonly ports: readonly Port[];
  /** Whether the route server appears in AS paths, as a few old ones do. */
  readonly visible: boolean;
}

/** The chance that a network of a role joins an exchange in its region. */
const JOINS: Readonly<Partial<Record<Role, number>>> = { carrier: 0.7, access: 0.6, content: 0.8 };

/** Makes the exchanges and their ports. */
export function makeExchanges(networks: readonly Network[], random: Random): Exchange[] {
  const servers = networks.filter(({ role }) => role === 'route-server');
  return servers.map((routeServer, i) => ({
    id: i + 1,
    routeServer,
    visible: i === servers.length - 1,
    ports: networks
      .filter((network) => network.organisation.country.region === routeServer.organisation.country.region)
      .filter(({ role }) => random.chance(JOINS[role] ?? 0))
      .map((network) => ({
        network,
        speed: random.pick(SPEEDS[network.role] ?? [1000]),
        isRouteServerPeer: random.chance(0.6),
      })),
  }));
}

/** Adds peerings at the exchanges: most between content and access networks, few between carriers and others. Existing relations are kept. */
export function makePeerings(exchanges: readonly Exchange[], book: LinkBook, random: Random): void {
  for (const { ports, routeServer, visible } of exchanges) {
    for (const [place, one] of ports.entries()) {
      for (const other of ports.slice(place + 1)) {
        if (one.network.organisation.id === other.network.organisation.id) continue;
        if (!random.chance(willingness(one.network.role, other.network.role))) continue;
        const overServer = visible && one.isRouteServerPeer && other.isRouteServerPeer;
        book.add('p2p', one.network.asn, other.network.asn, overServer ? routeServer.asn : undefined);
      }
    }
  }
}

function willingness(one: Role, other: Role): number {
  if (one === 'carrier' && other === 'carrier') return 0.3;
  if (one === 'carrier' || other === 'carrier') return 0.06;
  return one === other ? 0.12 : 0.4;
}
