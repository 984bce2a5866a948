import type { IpVersion } from '../../prefix/address.ts';
import type { Relation } from '../../relations/graph.ts';
import { breaksOf, type Leak } from '../../relations/leak.ts';
import type { LeakLookup } from '../circumstances.ts';
import type { Suspect } from '../incident.ts';
import { cleanedPath } from './cleanedPath.ts';
import { likelyProvider } from './judgePath.ts';
import { beliefsAt, type LeakSighting } from './leakSightings.ts';
import { rereadLink } from './rereadLink.ts';
import { isOfYoungLink, trustedRelation } from './trustedRelation.ts';

/** Probability of another reading of all paths, relative to the chosen one. */
const OTHER_READING = 0.4;
/** Number of paths that are read again; the paths of a large leak are all alike. */
const MOST_PATHS = 50;
/** Shares below this are dropped. */
const LEAST = 0.03;
const MOST_SUSPECTS = 5;

/**
 * The networks that may have leaked, the likeliest first; weights add up to 1. The leaker comes first. The others are those that leaked if it
 * did not: the path breaks the valley-free rule at them, too, or does so if a doubtful relation of the leaker is read differently.
 *
 * @param own sightings of one leak, at least one.
 */
export function leakSuspects(own: readonly LeakSighting[], takers: string, lookup: LeakLookup): Suspect[] {
  const [first] = own;
  if (!first) return [];
  const { leaker, from } = first.leak;
  const others = new Map<number, { share: number; leak: Leak }>();
  const byPath = Map.groupBy(own, ({ route }) => route.path);
  const read = [...byPath.values()].slice(0, MOST_PATHS);
  const routes = read.reduce((sum, { length }) => sum + length, 0);
  for (const alike of read) {
    for (const leak of alike[0] ? otherReadings(alike[0], lookup) : []) {
      const share = (others.get(leak.leaker)?.share ?? 0) + alike.length / routes;
      others.set(leak.leaker, { share, leak: others.get(leak.leaker)?.leak ?? leak });
    }
  }
  const sum = 1 + OTHER_READING * [...others.values()].reduce((total, { share }) => total + share, 0);
  const weightOf = (share: number): number => Math.round((100 * share) / sum) / 100;
  return [
    { asn: leaker, weight: weightOf(1), reason: `It re-announced AS${from}'s routes to ${takers}.` },
    ...[...others]
      .map(([asn, { share, leak }]) => ({
        asn,
        weight: weightOf(OTHER_READING * share),
        reason: reasonOf(leak, leaker),
      }))
      .filter(({ weight }) => weight >= LEAST)
      .sort((a, b) => b.weight - a.weight || a.asn - b.asn),
  ].slice(0, MOST_SUSPECTS);
}

const reasonOf = ({ leaker, from, to }: Leak, instead: number): string =>
  `If AS${instead} was allowed to announce these routes, AS${leaker} was not: it re-announced AS${from}'s routes to AS${to}.`;

/** The leaks that a path would show if its leaker were innocent: one for each other network. */
function otherReadings({ leak, ipVersion, route }: LeakSighting, lookup: LeakLookup): Leak[] {
  const path = cleanedPath(route.path, lookup);
  if (!path) return [];
  const at = beliefsAt(route.from);
  const told = (a: number, b: number): Relation => trustedRelation(a, b, ipVersion, lookup, at).relation;
  const found = new Map<number, Leak>();
  const read = (relation: (a: number, b: number) => Relation): void => {
    for (const other of breaksOf(path, relation))
      if (other.leaker !== leak.leaker && !found.has(other.leaker)) found.set(other.leaker, other);
  };
  read(told);
  const neighbors = [path[path.indexOf(leak.leaker) - 1], path[path.indexOf(leak.leaker) + 1]];
  for (const neighbor of neighbors) {
    if (neighbor === undefined) continue;
    for (const provider of possibleProviders(leak.leaker, neighbor, ipVersion, lookup, at))
      read(rereadLink(told, leak.leaker, neighbor, provider));
  }
  return [...found.values()];
}

/** The possible provider among two supposed peers: none if paths have shown the peering, either one if only their sizes indicate it. */
function possibleProviders(a: number, b: number, ipVersion: IpVersion, lookup: LeakLookup, at: number): number[] {
  const trusted = trustedRelation(a, b, ipVersion, lookup, at);
  if (trusted.relation !== 'p2p') return [];
  if (isOfYoungLink(trusted)) return [a, b];
  const provider = likelyProvider(a, b, ipVersion, lookup, at);
  return provider === undefined ? [] : [provider];
}
