import type { Prefix } from '@routeglass/domain/prefix';
import type { Network } from '../world/network.ts';
import type { RouteGroup } from '../world/routeGroup.ts';
import { subnet } from '../world/subnets.ts';
import type { Planner } from './planner.ts';

const EXACT = 6;
const MORE_SPECIFIC = 6;
const FORGED = 4;
const ANYCAST = 3;

/** Plans networks that announce the prefixes of others, including some that do so legitimately. */
export function planHijacks(planner: Planner): void {
  for (let i = 0; i < EXACT; i++) planExact(planner);
  for (let i = 0; i < MORE_SPECIFIC; i++) planMoreSpecific(planner, false);
  for (let i = 0; i < FORGED; i++) planMoreSpecific(planner, true);
  planSharedOrigins(planner);
}

function planExact(planner: Planner): void {
  const group = planner.takeGroup(({ prefixes }) => prefixes.length <= 4);
  if (!group) return;
  const attacker = strangerTo(planner, group);
  const announcement = { announcers: [{ asn: group.origin }, { asn: attacker.asn }] };
  planner.announce(group, planner.span(12, 400), announcement, {
    kind: 'hijack',
    detail: 'exact',
    asn: attacker.asn,
    victim: group.origin,
  });
}

/**
 * Plans an announcement of half a prefix, so that all traffic follows it. With a forged origin, the victim's ASN comes after the attacker's in the
 * path.
 */
function planMoreSpecific(planner: Planner, isForged: boolean): void {
  const freeHalf = (prefix: Prefix | undefined): Prefix | undefined => {
    const half = halfOf(prefix);
    return half && planner.isFree(half) ? half : undefined;
  };
  const victim = planner.takeGroup(({ prefixes }) => freeHalf(prefixes[0]) !== undefined);
  const half = freeHalf(victim?.prefixes[0]);
  if (!victim || !half) return;
  const attacker = strangerTo(planner, victim);
  const group = planner.addGroup(isForged ? victim.origin : attacker.asn, half);
  const announcer = isForged ? { asn: attacker.asn, behind: [victim.origin] } : { asn: attacker.asn };
  planner.announce(
    group,
    planner.span(8, 300),
    { announcers: [announcer] },
    {
      kind: 'hijack',
      detail: isForged ? 'forged-origin' : 'more-specific',
      asn: attacker.asn,
      victim: victim.origin,
    },
  );
}

/** Plans prefixes with two origins all week: two networks of one organization, and anycast of a content network with its provider. */
function planSharedOrigins(planner: Planner): void {
  const { networks, links } = planner.world;
  const share = (origin: number, other: number, detail: string): void => {
    const group = planner.takeGroup((candidate) => candidate.origin === origin && candidate.version === 4);
    if (!group) return;
    const announcement = { announcers: [{ asn: origin }, { asn: other }] };
    planner.announce(group, planner.week, announcement, { kind: 'moas', detail, asn: other, victim: origin });
  };
  for (const [i, network] of networks.entries()) {
    const sibling = networks.slice(i + 1).find(({ organisation }) => organisation.id === network.organisation.id);
    if (sibling && planner.random.chance(0.5)) share(network.asn, sibling.asn, 'siblings');
  }
  for (const { asn } of planner.random.sample(planner.networksOf('content'), ANYCAST)) {
    const provider = links[4].find(({ type, b }) => type === 'p2c' && b === asn);
    if (provider) share(asn, provider.a, 'provider');
  }
}

/** A network of another organization that has no relation to the group's origin and uses its IP version. */
function strangerTo(planner: Planner, { origin, version }: RouteGroup): Network {
  const { networks, links, holdings } = planner.world;
  const organisation = networks.find(({ asn }) => asn === origin)?.organisation.id;
  const known = new Set(links[4].flatMap(({ a, b }) => (a === origin ? [b] : b === origin ? [a] : [])));
  return planner.random.pick(
    planner
      .networksOf('access', 'enterprise', 'carrier')
      .filter((network) => network.organisation.id !== organisation && !known.has(network.asn))
      .filter(({ asn }) => version === 4 || holdings.get(asn)?.v6 !== undefined),
  );
}

/** The upper half of a block, if it is not too long to be accepted. */
function halfOf(prefix: Prefix | undefined): Prefix | undefined {
  if (!prefix || prefix.length >= (prefix.version === 4 ? 24 : 48)) return undefined;
  return subnet(prefix, prefix.length + 1, 1);
}
