import type { Random } from '../random.ts';
import type { LabLink } from './links.ts';
import type { Network } from './network.ts';

/** Share of networks that use IPv6, by role. */
const ADOPTION: Readonly<Record<Network['role'], number>> = {
  tier1: 1,
  carrier: 1,
  access: 0.9,
  content: 0.95,
  enterprise: 0.6,
  'route-server': 1,
};

/** Shares of relations that carry IPv4 only: of peerings, and of second providers. */
const V4_ONLY_PEERING = 0.08;
const V4_ONLY_PROVIDER = 0.1;
/** Share of second providers that offer IPv6 for free: over IPv6 the relation is a peering. */
const FREE_IPV6 = 0.03;

/**
 * Chooses the relations that carry IPv6 and the networks that use it. A network without a provider that uses IPv6 does not use it either. All
 * carriers use it, so every network that does has a path to the top.
 */
export function makeIpv6(
  networks: readonly Network[],
  links: readonly LabLink[],
  random: Random,
): { readonly asns: ReadonlySet<number>; readonly links: readonly LabLink[] } {
  const willing = new Set(networks.filter(({ role }) => random.chance(ADOPTION[role])).map(({ asn }) => asn));
  const tops = new Set(networks.filter(({ role }) => role === 'tier1').map(({ asn }) => asn));
  const asns = new Set([...willing].filter((asn) => tops.has(asn) || hasWayUp(asn, links, willing, tops)));
  const provided = new Set<number>();
  const kept = links.flatMap((link): LabLink[] => {
    if (!asns.has(link.a) || !asns.has(link.b)) return [];
    if (link.type === 'p2p') return tops.has(link.a) || !random.chance(V4_ONLY_PEERING) ? [link] : [];
    if (provided.has(link.b) && random.chance(V4_ONLY_PROVIDER)) return [];
    if (provided.has(link.b) && random.chance(FREE_IPV6)) return [asPeering(link)];
    provided.add(link.b);
    return [link];
  });
  return { asns, links: kept };
}

function asPeering(link: LabLink): LabLink {
  return { ...link, a: Math.min(link.a, link.b), b: Math.max(link.a, link.b), type: 'p2p' };
}

function hasWayUp(
  asn: number,
  links: readonly LabLink[],
  willing: ReadonlySet<number>,
  tops: ReadonlySet<number>,
): boolean {
  return links.some(
    ({ a, b, type }) =>
      type === 'p2c' && b === asn && willing.has(a) && (tops.has(a) || hasWayUp(a, links, willing, tops)),
  );
}
