import type { StoryRoute } from '../../history/story.ts';
import type { IpVersion } from '../../prefix/address.ts';
import type { HijackLookup } from '../circumstances.ts';
import { commonTrunk, type PathReader } from '../pathFacts.ts';
import { isKnown, isNewLink } from './newLink.ts';

/** The common end of all paths of an announcement, and what is unusual about it. All lists are parallel to `asns`, which begins with the origin. */
export interface Trunk {
  readonly asns: readonly number[];
  /** Whether each network's link to the previous one, towards the origin, was never seen before. */
  readonly isNew: readonly boolean[];
  /** Whether each network leaked the route: it passed it on against the export rules (RFC 7908). */
  readonly isLeak: readonly boolean[];
  /** Whether the origin was never seen before, though the network next to it was. */
  readonly isNewcomer: boolean;
}

/**
 * The common end of all paths of an announcement that began at `instant`. Nothing counts as new without an earlier table. If a single vantage
 * network sees it, its whole path is the trunk, except for that network itself, which is not suspected.
 */
export function trunkOf(
  routes: readonly StoryRoute[],
  instant: number,
  ipVersion: IpVersion,
  reader: PathReader,
  lookup: HijackLookup,
): Trunk {
  const paths = [...new Set(routes.map(({ path }) => reader.facts(path)))];
  const watchers = new Set(routes.map(({ peer }) => lookup.peerAsn(peer)));
  const common = commonTrunk(paths);
  const asns = watchers.size > 1 ? common : common.filter((asn, i) => i === 0 || !watchers.has(asn));
  const after = new Set(paths.flatMap((path) => path.asns[path.asns.length - 1 - asns.length] ?? []));
  const tables = lookup.tablesSince(ipVersion);
  const canTell = tables !== null && tables <= instant;
  const isProviderOrPeer = (a: number, b: number): boolean => {
    const fact = lookup.relations.relation(a, b, ipVersion, instant);
    return isKnown(fact, instant) && (fact?.relation === 'p2c' || fact?.relation === 'p2p');
  };
  const takers = (place: number): readonly number[] => (place + 1 < asns.length ? [asns[place + 1]!] : [...after]);
  const isNew = asns.map((asn, i) => {
    const inner = asns[i - 1];
    if (inner === undefined || !canTell) return false;
    // If neither network was seen before, the tables do not cover them, and nothing can be called new.
    if (!lookup.wasSeenBefore(inner, instant)) return lookup.wasSeenBefore(asn, instant);
    return isNewLink(asn, inner, instant, lookup, ipVersion);
  });
  return {
    asns,
    isNew,
    isLeak: asns.map((asn, i) => {
      const giver = asns[i - 1];
      if (giver === undefined || !isProviderOrPeer(giver, asn)) return false;
      return takers(i).some((taker) => isProviderOrPeer(taker, asn));
    }),
    isNewcomer: isNew[1] === true && !lookup.wasSeenBefore(asns[0] ?? 0, instant),
  };
}
