import type { Prefix } from '@routeglass/domain/prefix';
import { COLLECTORS } from '../files.ts';
import type { Random } from '../random.ts';
import type { Holding } from './addressPlan.ts';
import { LAST_ASN } from './makeNetworks.ts';
import type { Network, Role } from './network.ts';
import { addressIn } from './subnets.ts';

/** A BGP session of a collector with a vantage point. Its IP version is that of the address. */
export interface Session {
  readonly asn: number;
  readonly address: Uint8Array;
  /** Index in the peer index table. */
  readonly index: number;
}

export interface Collector {
  readonly name: string;
  readonly asn: number;
  /** Router id, four bytes. */
  readonly id: Uint8Array;
  readonly sessions: readonly Session[];
}

/** Vantage points by role, twelve in total. Most are low in the hierarchy, where peerings are visible. */
const PEERS: Readonly<Partial<Record<Role, number>>> = { tier1: 2, carrier: 4, access: 4, content: 2 };

/** Two collectors with six vantage points each. Every vantage point has an IPv4 session and, if it uses IPv6, an IPv6 one. */
export function makeCollectors(
  networks: readonly Network[],
  holdings: ReadonlyMap<number, Holding>,
  random: Random,
): Collector[] {
  const peers = (Object.keys(PEERS) as Role[]).flatMap((role) =>
    random.sample(
      networks.filter((network) => network.role === role && holdings.get(network.asn)?.v6 !== undefined),
      PEERS[role] ?? 0,
    ),
  );
  return COLLECTORS.map((name, place) => {
    const asns = peers.filter((_, i) => i % COLLECTORS.length === place).map(({ asn }) => asn);
    const blocks = asns.flatMap((asn): { asn: number; block: Prefix }[] => {
      const { v4, v6 } = holdings.get(asn) ?? {};
      return [v4, v6].flatMap((block) => (block ? [{ asn, block }] : []));
    });
    return {
      name,
      asn: LAST_ASN - place,
      id: Uint8Array.of(10, 255, 255, place + 1),
      sessions: blocks.map(({ asn, block }, index) => ({ asn, address: addressIn(block, 1), index })),
    };
  });
}
