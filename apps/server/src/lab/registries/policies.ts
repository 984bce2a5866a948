import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import { key, type LabLink } from '../world/links.ts';
import type { Network } from '../world/network.ts';

/** An attribute of an RPSL object. */
export type Attribute = readonly [name: string, value: string];

/** The chance that a network publishes no policies, that a neighbor's line is missing, and that a line is outdated. */
const SILENT = 0.25;
const MISSING = 0.12;
const OUTDATED = 0.05;
/** The chance that a network still lists a former provider. */
const LEFT = 0.08;
/** The chance that a network accepts everything except a default route. */
const NO_DEFAULT = 0.3;

/** The neighbor's relation to the network that writes. */
type Neighbor = 'provider' | 'customer' | 'peer';

/** Policies by AS number, as in real registries: mostly right, with gaps and outdated lines. */
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

/** A network's name for its own and its customers' routes. */
function ownName({ asSet, asn }: Network): string {
  return asSet ?? `AS${asn}`;
}
