import type { IpVersion } from '../../prefix/address.ts';
import type { Relation } from '../../relations/graph.ts';
import { breaksOf, type Leak } from '../../relations/leak.ts';
import type { LeakLookup } from '../circumstances.ts';
import { rereadLink } from './rereadLink.ts';
import { isOfYoungLink, trustedRelation } from './trustedRelation.ts';

/** If one of two supposed peers has this many times the customers of the other, it may well be its provider. */
const UNLIKE = 2;

/**
 * The leak on a path that was announced at `at`; undefined if there is none. If the path breaks the valley-free rule several times, the break
 * nearest the origin counts, unless exactly one break is over a young link: the others were there before. But two leaks on one path are less
 * likely than one wrongly inferred relation: if reading a peering of two networks of different size as transit leaves a single break, that one
 * counts. A relation attested by an ASPA is never read differently.
 *
 * @param path in wire order, prepends collapsed.
 */
export function judgePath(
  path: readonly number[],
  ipVersion: IpVersion,
  lookup: LeakLookup,
  at: number,
): Leak | undefined {
  const told = (a: number, b: number): Relation => trustedRelation(a, b, ipVersion, lookup, at).relation;
  const breaks = [...breaksOf(path, told)];
  const [first] = breaks;
  if (breaks.length < 2) return first;
  const young = breaks.filter(({ from, leaker, to }) =>
    [from, to].some((asn) => isOfYoungLink(trustedRelation(asn, leaker, ipVersion, lookup, at))),
  );
  if (young.length === 1) return young[0];
  for (const [a, b] of doubtfulFirst(breaks)) {
    const provider = likelyProvider(a, b, ipVersion, lookup, at);
    if (provider === undefined) continue;
    const [left, ...more] = [...breaksOf(path, rereadLink(told, a, b, provider))];
    if (left && more.length === 0) return left;
  }
  return first;
}

type Step = readonly [a: number, b: number];

/** The links at the breaks. A link shared by two breaks comes first: it alone would explain both. */
function doubtfulFirst(breaks: readonly Leak[]): Step[] {
  const shared = breaks.flatMap(({ leaker, to }, i): Step[] => (breaks[i + 1]?.leaker === to ? [[leaker, to]] : []));
  const all = breaks.flatMap(({ from, leaker, to }): Step[] => [
    [from, leaker],
    [leaker, to],
  ]);
  return [...shared, ...all];
}

/** The network that would be the provider if two supposed peers are not peers. Undefined if they surely are, or if nothing indicates it. */
export function likelyProvider(
  a: number,
  b: number,
  ipVersion: IpVersion,
  lookup: LeakLookup,
  at: number,
): number | undefined {
  if (trustedRelation(a, b, ipVersion, lookup, at).relation !== 'p2p') return undefined;
  const [size, other] = [lookup.coneSize(a, ipVersion), lookup.coneSize(b, ipVersion)];
  if (size === undefined || other === undefined) return undefined;
  if (size >= UNLIKE * other) return a;
  return other >= UNLIKE * size ? b : undefined;
}
