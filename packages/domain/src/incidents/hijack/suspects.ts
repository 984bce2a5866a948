import type { IpVersion } from '../../prefix/address.ts';
import type { HijackLookup } from '../circumstances.ts';
import type { Suspect } from '../incident.ts';
import type { Trunk } from './trunk.ts';

/**
 * Each further invented network makes a forgery less likely by this factor. A forger needs none to claim a prefix, and one to claim it in the
 * holder's name.
 */
const INVENTED = 0.3;
/**
 * How likely it is that a real link was never seen before. Networks with many customers win new ones all the time: for them it rises up to
 * `CUSTOMER`.
 */
const UNSEEN = 0.05;
const CUSTOMER = 0.35;
/** How likely it is that a network leaks a route from a provider or peer to another one. */
const LEAK = 0.1;
/** How likely it is that a path with nothing unusual on it was forged anyway. */
const PLAUSIBLE = 0.05;
/** Cone size from which a network is more likely a forger's victim than a forger: suspicion is halved here, and a third at twice the size. */
const CARRIER = 300;
/** Cone size from which a newcomer behind a network is more likely its customer than invented. */
const LANDLORD = 15;
/** Shares below this are dropped, except for the only neighbor of an origin never seen before, which is always named. */
const LEAST = 0.03;
const MOST_SUSPECTS = 5;

/**
 * The networks that may have made the announcement, the likeliest first; weights add up to 1 or less. All routes of an announcement end in the
 * same run of networks, and its maker is one of them: everything behind the maker may be invented, everything before it is real. Each network
 * is weighted by how well it explains the run. A new link or a breach of export rules in the real part speaks against it, and so do each
 * network it had to invent, and many customers. If nothing is new, only the origin is suspected. A holder of the prefix is never suspected, nor
 * a network that has the route from a holder.
 */
export function suspectsOf(
  trunk: Trunk,
  holders: readonly number[],
  ipVersion: IpVersion,
  lookup: HijackLookup,
): Suspect[] {
  const sizes = trunk.asns.map((asn) => lookup.coneSize(asn, ipVersion) ?? 1);
  const isForgedOrigin = holders.includes(trunk.asns[0] ?? 0);
  const shares = new Map<number, { share: number; reason: string; best: number }>();
  const [origin] = trunk.asns;
  if (!trunk.isNew.includes(true)) {
    const isInnocent = origin === undefined || holders.includes(origin);
    return isInnocent ? [] : [{ asn: origin, weight: 1, reason: reasonOf(trunk, 0) }];
  }
  const vouched = trunk.asns.findIndex((asn, place) => place > 0 && holders.includes(asn));
  for (const [place, asn] of trunk.asns.entries()) {
    if (vouched > 0 && place >= vouched) break;
    const share = holders.includes(asn) ? 0 : shareOf(trunk, place, sizes, isForgedOrigin);
    if (share === 0) continue;
    const known = shares.get(asn);
    const isBest = !known || share > known.best;
    shares.set(asn, {
      share: (known?.share ?? 0) + share,
      best: isBest ? share : known.best,
      reason: isBest ? reasonOf(trunk, place) : known.reason,
    });
  }
  const sum = [...shares.values()].reduce((total, { share }) => total + share, 0);
  return [...shares]
    .map(([asn, { share, reason }]) => ({ asn, weight: Math.round((100 * share) / sum) / 100, reason }))
    .sort((a, b) => b.weight - a.weight || trunk.asns.indexOf(a.asn) - trunk.asns.indexOf(b.asn))
    .filter(({ asn, weight }, i) => i === 0 || weight >= LEAST || (trunk.isNewcomer && asn === trunk.asns[1]))
    .slice(0, MOST_SUSPECTS);
}

/** How likely it is, relative to the other suspects, that a network invented everything behind it. */
function shareOf(
  { asns, isNew, isLeak, isNewcomer }: Trunk,
  place: number,
  sizes: readonly number[],
  isForgedOrigin: boolean,
): number {
  const sizeOf = (at: number): number => sizes[at] ?? 1;
  const invented = Math.max(0, place - (isForgedOrigin ? 1 : 0));
  let share = (CARRIER / (CARRIER + sizeOf(place))) * INVENTED ** invented;
  if (place > 0 && isNewcomer) share *= landlordShare(sizeOf(1)) / INVENTED;
  if (place > 0 && !isNew.slice(1, place + 1).includes(true) && !isLeak[place]) share *= PLAUSIBLE;
  for (let at = place + 1; at < asns.length; at++) {
    if (at === 1 && isNewcomer) share *= 1 - landlordShare(sizeOf(at));
    else if (isNew[at]) share *= UNSEEN + ((CUSTOMER - UNSEEN) * sizeOf(at)) / (CARRIER + sizeOf(at));
    if (isLeak[at]) share *= LEAK;
  }
  return share;
}

/** How likely it is that a network invented the newcomer behind it: the more customers it has, the less likely. */
function landlordShare(cone: number): number {
  return LANDLORD / (LANDLORD + cone);
}

function reasonOf({ asns, isNew, isLeak, isNewcomer }: Trunk, place: number): string {
  const inner = asns[place - 1];
  if (inner === undefined)
    return isNewcomer ? 'All routes have it as origin, and it was never seen before.' : 'All routes have it as origin.';
  if (isLeak[place]) return `All routes pass it, and it should not have re-announced AS${inner}'s routes.`;
  if (isNew[place])
    return place === 1 && isNewcomer
      ? `All routes pass it, and AS${inner} behind it was never seen before.`
      : `All routes pass it, and its link to AS${inner} was never seen before.`;
  const odd = isNew.indexOf(true);
  return odd > 0 && odd < place
    ? `All routes pass it, and the link AS${asns[odd]}–AS${asns[odd - 1]} behind it was never seen before.`
    : 'All routes pass it.';
}
