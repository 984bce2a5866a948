import { formatPrefix, type IpVersion, type Prefix } from '@routeglass/domain/prefix';
import type { Random } from '../random.ts';
import type { Holding } from './addressPlan.ts';
import type { LabLink } from './links.ts';
import type { Network, Role } from './network.ts';
import type { RouteGroup } from './routeGroup.ts';
import { subnet, subnetCount } from './subnets.ts';

/** Fewest and most more-specifics, by role, that a network announces besides its whole block. */
const SPECIFICS: Readonly<
  Record<Role, { readonly v4: readonly [number, number]; readonly v6: readonly [number, number] }>
> = {
  tier1: { v4: [2, 8], v6: [1, 4] },
  carrier: { v4: [2, 9], v6: [0, 4] },
  access: { v4: [1, 8], v6: [0, 3] },
  content: { v4: [1, 7], v6: [1, 4] },
  enterprise: { v4: [0, 2], v6: [0, 1] },
  'route-server': { v4: [0, 0], v6: [0, 0] },
};

/** Share of networks with more-specifics that announce some of them differently, for traffic engineering. */
const ENGINEERED = 0.35;

/** Everything that networks announce: their blocks and some parts of them, each prefix in one group. */
export function makeGroups(
  networks: readonly Network[],
  holdings: ReadonlyMap<number, Holding>,
  links: Readonly<Record<IpVersion, readonly LabLink[]>>,
  random: Random,
): RouteGroup[] {
  const groups: RouteGroup[] = [];
  for (const { asn, role } of networks) {
    const holding = holdings.get(asn);
    for (const version of [4, 6] as const) {
      const block = version === 4 ? holding?.v4 : holding?.v6;
      if (!block) continue;
      const specifics = makeSpecifics(block, random.between(...SPECIFICS[role][version === 4 ? 'v4' : 'v6']), random);
      const steered =
        specifics.length > 1 && random.chance(ENGINEERED) ? specifics.splice(0, specifics.length >> 1) : [];
      const add = (prefixes: readonly Prefix[], way: Pick<RouteGroup, 'prepends' | 'onlyVia'>): void => {
        groups.push({ id: groups.length, version, origin: asn, prefixes, ...way });
      };
      add([block, ...specifics], { prepends: 0, onlyVia: undefined });
      if (steered.length > 0) add(steered, steer(asn, links[version], random));
    }
  }
  return groups;
}

/** Either through a single provider (only if there are several, and no customers that would lose the route), or with prepends. */
function steer(asn: number, links: readonly LabLink[], random: Random): Pick<RouteGroup, 'prepends' | 'onlyVia'> {
  const providers = links.filter(({ b, type }) => type === 'p2c' && b === asn).map(({ a }) => a);
  const hasCustomers = links.some(({ a, type }) => type === 'p2c' && a === asn);
  if (providers.length > 1 && !hasCustomers && random.chance(0.5))
    return { prepends: 0, onlyVia: random.pick(providers) };
  return { prepends: random.between(1, 3), onlyVia: undefined };
}

/** Different parts of a block, none too long to be accepted: at most /24 and /48. */
function makeSpecifics(block: Prefix, count: number, random: Random): Prefix[] {
  const longest = block.version === 4 ? 24 : 48;
  const found = new Map<string, Prefix>();
  for (let i = 0; i < count; i++) {
    const length = random.between(block.length + 1, Math.min(longest, block.length + (block.version === 4 ? 7 : 16)));
    const part = subnet(block, length, random.between(0, subnetCount(block, length) - 1));
    found.set(formatPrefix(part), part);
  }
  return [...found.values()];
}
