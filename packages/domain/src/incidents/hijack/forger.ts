import type { StoryRoute } from '../../history/story.ts';
import type { FirstHopShare, HijackLookup } from '../circumstances.ts';
import { commonTrunk, type PathReader } from '../pathFacts.ts';

const DAY = 86_400;
/** A network with more customers than this is a carrier: behind it a number never seen is a new customer, not its invention. */
const SMALL_CONE = 50;

/** A link or an origin that was never seen before, and who vouches for it. */
export interface Forgery {
  readonly forger: number;
  /** The network behind the forger, which may know nothing of it. */
  readonly inner: number;
  /** Whether the link is new, or the origin itself was never seen before. */
  readonly what: 'new-link' | 'new-origin';
}

/**
 * Who made a path up, if anybody did. All routes of a forged announcement end in the same run of networks: the forger, and behind it what it
 * claims. So the forger stands at a link of that run that was never seen before, although links of the inner network were known; of
 * several the one farthest from the origin. A carrier is not accused of a new link: it has a new customer. Where the origin itself was never
 * seen before, its only and small neighbour vouches for it. It takes two peers of different networks, or the run might be no more than one
 * peer's way to the origin.
 */
export function forgeryOf(
  routes: readonly StoryRoute[],
  instant: number,
  reader: PathReader,
  lookup: HijackLookup,
  ipVersion: 4 | 6,
): Forgery | undefined {
  const tables = lookup.tablesSince(ipVersion);
  if (tables === null || tables > instant) return undefined;
  if (new Set(routes.map(({ peer }) => lookup.peerAsn(peer))).size < 2) return undefined;
  const trunk = commonTrunk(routes.map(({ path }) => reader.facts(path)));
  const isSmall = (asn: number): boolean => (lookup.coneSize(asn, ipVersion) ?? 0) <= SMALL_CONE;
  for (let i = trunk.length - 2; i >= 0; i--) {
    const inner = trunk[i] ?? 0;
    let at = i + 1;
    if (!isSmall(trunk[at] ?? 0) || !isNewLink(trunk[at] ?? 0, inner, instant, lookup, ipVersion)) continue;
    // A number that nobody ever saw is as invented as the link: whoever stands before it brought it.
    while (at + 1 < trunk.length && !lookup.wasSeenBefore(trunk[at] ?? 0, instant) && isSmall(trunk[at + 1] ?? 0)) at++;
    return { forger: trunk[at] ?? 0, inner, what: 'new-link' };
  }
  const [origin, firstHop] = trunk;
  if (origin === undefined || firstHop === undefined || lookup.wasSeenBefore(origin, instant)) return undefined;
  const isEstablished = isSmall(firstHop) && isKnown(lookup.firstLink(firstHop, ipVersion), instant);
  return isEstablished ? { forger: firstHop, inner: origin, what: 'new-origin' } : undefined;
}

/** Whether a link was never seen before, while others of the inner network were, and it is not that one's new neighbour. */
export function isNewLink(
  outer: number,
  inner: number,
  instant: number,
  lookup: HijackLookup,
  ipVersion: 4 | 6,
): boolean {
  if (isKnown(lookup.link(outer, inner, ipVersion), instant)) return false;
  if (!isKnown(lookup.firstLink(inner, ipVersion), instant)) return false;
  if (isKnown(lookup.relations.relation(outer, inner, ipVersion), instant)) return false;
  const share = lookup.firstHopShare(inner, outer, ipVersion);
  return share === undefined || !isNeighbourly(share);
}

/** A new neighbour carries most of what an origin announces, or several prefixes and no small part; a forger has picked one. */
function isNeighbourly({ over, all }: FirstHopShare): boolean {
  return over * 2 > all || (over >= 3 && over * 4 >= all);
}

/** Whether a thing was seen a day before an instant at the latest. */
export function isKnown(fact: { readonly since: number | null } | undefined, instant: number): boolean {
  return fact !== undefined && (fact.since === null || fact.since <= instant - DAY);
}
