import type { IpVersion } from '../../prefix/address.ts';
import { DAY_SECONDS } from '../../time/day.ts';
import type { HijackLookup } from '../circumstances.ts';
import type { Closing } from '../incident.ts';
import type { PathReader } from '../pathFacts.ts';
import type { Holder } from './holders.ts';
import type { Registered } from '../registries/registryAnswers.ts';
import { isKnown } from './newLink.ts';

/** If two origins announce a prefix together for this many seconds, they share it on purpose. */
const LONG = 14 * DAY_SECONDS;

/** The announcement under examination. */
export interface Announced {
  readonly origin: number;
  readonly from: number;
  readonly until: number | null;
  readonly ipVersion: IpVersion;
  /** Newest instant in the stories. */
  readonly now: number;
}

/** Why an announcement of a prefix that another network holds is legitimate; null if there is no such reason. */
export function closingOf(
  announced: Announced,
  registered: Registered,
  holders: readonly Holder[],
  reader: PathReader,
  lookup: HijackLookup,
): Closing | null {
  const { origin, ipVersion } = announced;
  if (registered.roa === 'valid') return 'roa';
  if (registered.routeObject === 'valid') return 'route-object';
  if (holders.some((holder) => lookup.sharedOrganisation(origin, holder.origin) !== undefined)) return 'organisation';
  if (holders.some((holder) => areRelated(origin, holder, announced.from, reader, lookup, ipVersion)))
    return 'relation';
  return null;
}

/** Whether the origin and a holder have announced the prefix together for `LONG`. */
export function isLongStanding(announced: Announced, holders: readonly Holder[]): boolean {
  return holders.some((holder) => timeTogether(announced, holder) >= LONG);
}

/** Whether one is a direct or indirect customer of the other. A relation that first appeared with the announcement itself proves nothing. */
function areRelated(
  origin: number,
  holder: Holder,
  instant: number,
  reader: PathReader,
  lookup: HijackLookup,
  ipVersion: IpVersion,
): boolean {
  const fact = lookup.relations.relation(origin, holder.origin, ipVersion);
  if (fact) return isKnown(fact, instant) ? fact.relation === 'p2c' || fact.relation === 'c2p' : false;
  if (isServedBy(origin, holder.origin, lookup, ipVersion) || isServedBy(holder.origin, origin, lookup, ipVersion))
    return true;
  return isUpstreamOf(origin, holder, instant, reader);
}

/** A carrier's cone holds half of the Internet and proves nothing: beyond this size, networks are related only to their neighbors. */
const LARGEST_CONE = 1_000;

/** Whether a network is in the customer cone of another, and the cone is small enough to be meaningful. */
function isServedBy(customer: number, provider: number, lookup: HijackLookup, ipVersion: IpVersion): boolean {
  return lookup.isInCone(provider, customer, ipVersion) && (lookup.coneSize(provider, ipVersion) ?? 0) <= LARGEST_CONE;
}

/** Whether at least half of the earlier paths reached the holder through the origin. */
function isUpstreamOf(origin: number, { routes }: Holder, instant: number, reader: PathReader): boolean {
  const before = routes.filter(({ from }) => from < instant).map(({ path }) => reader.facts(path).asns);
  const over = before.filter((asns) => asns.length > 2 && asns.at(-2) === origin);
  return over.length > 0 && over.length * 2 >= before.length;
}

function timeTogether(announced: Announced, { since, until }: Holder): number {
  const end = Math.min(announced.until ?? announced.now, until ?? announced.now);
  return end - Math.max(announced.from, since ?? announced.from);
}
