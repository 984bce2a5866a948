import type { IpVersion } from '../../prefix/address.ts';
import type { Relation } from '../../relations/graph.ts';
import type { LeakLookup, RelationFact } from '../circumstances.ts';

/** A link that came up so recently may have come up with the leak: what paths say of it is the leak's own testimony. */
const YOUNG = 14 * 86_400;

export interface TrustedRelation {
  readonly relation: Relation;
  /** What it rests on; undefined where it is presumed from the sizes of the two. */
  readonly fact: RelationFact | undefined;
}

/**
 * What `a` is to `b`, as far as a leak can be judged by it. The relation of a young link is not taken from paths, since a leak looks like
 * transit for a customer; what is known from elsewhere or from before is. Of two networks that were both known before, the one that has as many customers as the other is no customer of
 * it, and taken for a peer.
 */
export function trustedRelation(
  a: number,
  b: number,
  ipVersion: IpVersion,
  lookup: LeakLookup,
  now: number,
): TrustedRelation {
  const fact = lookup.relations.relation(a, b, ipVersion);
  const since = fact?.since === null ? null : youngLink(a, b, ipVersion, lookup, now);
  if (since === null) return { relation: fact?.relation ?? '?', fact };
  const [size, other] = [lookup.coneSize(a, ipVersion), lookup.coneSize(b, ipVersion)];
  const areKnown = wasThere(a, since, ipVersion, lookup) && wasThere(b, since, ipVersion, lookup);
  const isNoCustomer = areKnown && size !== undefined && other !== undefined && size >= other;
  return { relation: isNoCustomer ? 'p2p' : '?', fact: undefined };
}

/** Since when the link is there, where that is after the first table and lately; null for others. */
function youngLink(a: number, b: number, ipVersion: IpVersion, lookup: LeakLookup, now: number): number | null {
  const tables = lookup.tablesSince(ipVersion);
  const since = lookup.link(a, b, ipVersion)?.since ?? null;
  return tables !== null && since !== null && since > tables && now - since < YOUNG ? since : null;
}

function wasThere(asn: number, instant: number, ipVersion: IpVersion, lookup: LeakLookup): boolean {
  const first = lookup.firstLink(asn, ipVersion);
  return first !== undefined && (first.since === null || first.since < instant);
}
