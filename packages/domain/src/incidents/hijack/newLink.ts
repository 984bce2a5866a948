import { DAY_SECONDS } from '../../time/day.ts';
import type { FirstHopShare, HijackLookup } from '../circumstances.ts';

/** Whether a link was never seen before although other links of the inner network were. */
export function isNewLink(
  outer: number,
  inner: number,
  instant: number,
  lookup: HijackLookup,
  ipVersion: 4 | 6,
): boolean {
  if (isKnown(lookup.link(outer, inner, ipVersion), instant)) return false;
  if (!isKnown(lookup.firstLink(inner, ipVersion), instant)) return false;
  return !isKnown(lookup.relations.relation(outer, inner, ipVersion), instant);
}

/**
 * Whether the first hop carries most of an origin's prefixes, or at least three and a quarter of them: then it is a real neighbor. A forger
 * picks one prefix.
 */
export function isNeighborly({ over, all }: FirstHopShare): boolean {
  return over * 2 > all || (over >= 3 && over * 4 >= all);
}

/** Whether the fact was first seen at least a day before an instant. */
export function isKnown(fact: { readonly since: number | null } | undefined, instant: number): boolean {
  return fact !== undefined && (fact.since === null || fact.since <= instant - DAY_SECONDS);
}
