import type { Prefix } from '@routeglass/domain/prefix';
import { COLLECTORS } from '../files.ts';
import type { Random } from '../random.ts';
import type { Holding } from './addressPlan.ts';
import { LAST_ASN } from './makeNetworks.ts';
import type { Network, Role } from './network.ts';
import { addressIn } from './subnets.ts';

/** A BGP session of a collector with one of its peers; the address says for which IP version. */
export interface Session {
  readonly asn: number;
  readonly address: Uint8Array;
  /** Place in the peer index table. */
  readonly index: number;
}

export interface Collector {
  readonly name: string;
  readonly asn: number;
  /** Router id, four bytes. */
  readonly id: Uint8Array;
  readonly sessions: readonly Session[];
}

/** Peers by role, twelve in all. Most stand low, where peerings can be seen. */
const PEERS: Readonly<Partial<Record<Role, number>>> = { tier1: 2, carrier: 4, access: 4, content: 2 };

/** Two collectors with six peers each, every peer with a session of IPv4 and, if it uses it, one of IPv6. */
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
