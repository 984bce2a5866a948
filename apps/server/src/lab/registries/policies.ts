import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import { key, type LabLink } from '../world/links.ts';
import type { Network } from '../world/network.ts';

/** An attribute of an RPSL object. */
export type Attribute = readonly [name: string, value: string];

/** Chance that a network keeps no policies in its registry; that a line of a neighbor was never written; that it says what was true once. */
const SILENT = 0.25;
const MISSING = 0.12;
const OUTDATED = 0.05;
/** Chance that a network still names a former provider. */
const LEFT = 0.08;
/** Chance that a network accepts all but a default route. */
const NO_DEFAULT = 0.3;

/** What a neighbor is to the network that writes. */
type Neighbor = 'provider' | 'customer' | 'peer';

/** Policies of the networks by AS number, as such registries have them: mostly right, with gaps, and with lines of former times. */
export function policiesOf({ world }: Sample, random: Random): ReadonlyMap<number, readonly Attribute[]> {
  const networks = new Map(world.networks.map((network) => [network.asn, network]));
  const written = new Map<number, Attribute[]>(world.networks.map(({ asn }) => [asn, []]));
  const isSilent = new Set(world.networks.filter(() => random.chance(SILENT)).map(({ asn }) => asn));
  for (const version of [4, 6] as const) {
    const links = world.links[version];
    const known = new Set(links.map(({ a, b }) => key(a, b)));
    for (const link of links) {
      for (const [asn, other] of [
        [link.a, link.b],
        [link.b, link.a],
      ] as const) {
        const [network, neighbor] = [networks.get(asn), networks.get(other)];
        if (!network || !neighbor || isSilent.has(asn) || random.chance(MISSING)) continue;
        const is = random.chance(OUTDATED) ? random.pick(['provider', 'customer', 'peer'] as const) : isTo(link, asn);
        written.get(asn)?.push(...linesFor(version, network, neighbor, is, random));
      }
    }
    const carriers = world.networks.filter(({ role }) => role === 'carrier');
    for (const network of world.networks) {
      const former = random.pick(carriers);
      if (isSilent.has(network.asn) || !random.chance(LEFT) || known.has(key(network.asn, former.asn))) continue;
      if (former.asn !== network.asn)
        written.get(network.asn)?.push(...linesFor(version, network, former, 'provider', random));
    }
  }
  return written;
}

function isTo({ type, a }: LabLink, asn: number): Neighbor {
  if (type === 'p2p') return 'peer';
  return a === asn ? 'customer' : 'provider';
}

function linesFor(version: 4 | 6, network: Network, neighbor: Network, is: Neighbor, random: Random): Attribute[] {
  const [prefix, family] = version === 4 ? ['', ''] : ['mp-', 'afi ipv6.unicast '];
  const all = random.chance(NO_DEFAULT) ? `ANY AND NOT {${version === 4 ? '0.0.0.0/0' : '::/0'}}` : 'ANY';
  const accepted = is === 'provider' ? all : ownName(neighbor);
  const announced = is === 'customer' ? 'ANY' : ownName(network);
  return [
    [`${prefix}import`, `${family}from AS${neighbor.asn} accept ${accepted}`],
    [`${prefix}export`, `${family}to AS${neighbor.asn} announce ${announced}`],
  ];
}

/** What a network calls its own and its customers' routes. */
function ownName({ asSet, asn }: Network): string {
  return asSet ?? `AS${asn}`;
}
