/** A community with the same meaning in every network. */
export interface WellKnownCommunity {
  /** In plain numbers: `65535:666`. */
  readonly community: string;
  /** The name in the registry: `BLACKHOLE`. */
  readonly name: string;
  /** The name, what a network that supports it does, and where that is defined. */
  readonly description: string;
}

/** The AS number in the first half of all well-known communities. No network can have it: it is reserved (RFC 7300). */
export const WELL_KNOWN_OWNER = 65_535;

/** IANA's registry of BGP Well-known Communities as of 2024-12-13, in order of value: last number, name, meaning, definition. */
const REGISTRY = [
  [0, 'GRACEFUL_SHUTDOWN', 'the session is about to be shut down: give these routes the lowest preference', 'RFC 8326'],
  [1, 'ACCEPT_OWN', 'accept the route although this router originated it, to move it between VPNs', 'RFC 7611'],
  [2, 'ROUTE_FILTER_TRANSLATED_v4', 'legacy PE route filter for IPv4 VPNs, translated', 'draft-l3vpn-legacy-rtc'],
  [3, 'ROUTE_FILTER_v4', 'legacy PE route filter for IPv4 VPNs', 'draft-l3vpn-legacy-rtc'],
  [4, 'ROUTE_FILTER_TRANSLATED_v6', 'legacy PE route filter for IPv6 VPNs, translated', 'draft-l3vpn-legacy-rtc'],
  [5, 'ROUTE_FILTER_v6', 'legacy PE route filter for IPv6 VPNs', 'draft-l3vpn-legacy-rtc'],
  [6, 'LLGR_STALE', 'the route is stale and kept by Long-Lived Graceful Restart: least preferred', 'RFC 9494'],
  [7, 'NO_LLGR', 'do not keep the route by Long-Lived Graceful Restart when its session is lost', 'RFC 9494'],
  [
    8,
    'accept-own-nexthop',
    'accept the route although its next hop is an address of this router',
    'draft-agrewal-idr-accept-own-nexthop',
  ],
  [9, 'Standby PE', 'the route comes from a standby PE of a multicast VPN', 'RFC 9026'],
  [666, 'BLACKHOLE', 'discard all traffic to this prefix', 'RFC 7999'],
  [65_281, 'NO_EXPORT', 'do not announce outside the network (or its confederation)', 'RFC 1997'],
  [65_282, 'NO_ADVERTISE', 'do not announce to any other BGP speaker', 'RFC 1997'],
  [
    65_283,
    'NO_EXPORT_SUBCONFED',
    'do not announce to any external peer, not even inside the confederation',
    'RFC 1997',
  ],
  [65_284, 'NOPEER', 'need not be announced to bilateral peers', 'RFC 3765'],
] as const;

/** All registered communities, in order of value. */
export const wellKnownCommunities: readonly WellKnownCommunity[] = REGISTRY.map(([value, name, meaning, source]) => {
  return { community: `${WELL_KNOWN_OWNER}:${value}`, name, description: `${name}: ${meaning} (${source})` };
});

/** Names that routers use for some of them. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'local-as': 'no-export-subconfed', 'no-peer': 'nopeer' };

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, '-');
const byName = new Map(wellKnownCommunities.map((each) => [plain(each.name), each]));
const byNumber = new Map(wellKnownCommunities.map((each) => [each.community, each]));

/** The well-known community with a name, in any case, with hyphens, underscores or spaces: `no-export`, `NO_EXPORT`. */
export function wellKnownByName(name: string): WellKnownCommunity | undefined {
  const wanted = plain(name);
  return byName.get(Object.hasOwn(OTHER_NAMES, wanted) ? (OTHER_NAMES[wanted] ?? '') : wanted);
}

/** The well-known community in plain numbers. */
export function wellKnownByNumber(community: string): WellKnownCommunity | undefined {
  return byNumber.get(community);
}

/** Communities whose number begins with the text or whose description contains it; case, hyphens and underscores do not matter. */
export function findWellKnown(text: string): readonly WellKnownCommunity[] {
  const words = plain(text);
  if (words === '') return [];
  return wellKnownCommunities.filter(({ community, description }) => {
    return community.startsWith(text.trim()) || plain(description).includes(words);
  });
}
