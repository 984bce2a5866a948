import type { IpVersion } from '../../prefix/address.ts';
import type { Relation } from '../../relations/graph.ts';
import { DAY_SECONDS } from '../../time/day.ts';
import { authorisationOf } from '../../validity/aspa.ts';
import type { LeakLookup, RelationFact } from '../circumstances.ts';

/** A link that came up so recently may have come up with the leak: what paths say of it is the leak's own testimony. */
const YOUNG = 14 * DAY_SECONDS;
/** Links that come up within so many seconds of each other come up together: a leak reaches all collectors in some minutes. */
const TOGETHER = 600;
/** New links with networks of its own size at once that no network makes customers of. */
const SEVERAL = 2;
/** Of two networks alike the one has at most so many times the customers of the other. */
const ALIKE = 2;

/**
 * What tells what one network is to another: the customer's own attestation; paths seen before; or, for a link too young to be told by paths, the
 * sizes of the two, or that they are alike and the one took on several such links at once. `nothing` tells nothing.
 */
export type RelationGround = 'aspa' | 'paths' | 'sizes' | 'many-new-links' | 'nothing';

export interface TrustedRelation {
  readonly relation: Relation;
  readonly ground: RelationGround;
  /** What paths told, where it rests on them. */
  readonly fact?: RelationFact;
}

const UNKNOWN: TrustedRelation = { relation: '?', ground: 'nothing' };

/**
 * What `a` is to `b`, as far as a leak that came at `at` can be judged by it. What a network attests of its providers comes first. The
 * relation of a young link is not taken from paths, since a leak looks like transit for a customer; what is known from elsewhere or from
 * before is. Of two networks that were both known before, the one that has customers, and as many as the other, is no customer of it, and taken for
 * a peer; so is one of nearly the other's size where that one took on several links at once.
 */
export function trustedRelation(
  a: number,
  b: number,
  ipVersion: IpVersion,
  lookup: LeakLookup,
  at: number,
): TrustedRelation {
  const attested = attestedRelation(a, b, ipVersion, lookup);
  if (attested) return { relation: attested, ground: 'aspa' };
  const fact = lookup.relations.relation(a, b, ipVersion, at);
  const since = fact?.since === null ? null : youngLink(a, b, ipVersion, lookup, at);
  if (since === null) return fact ? { relation: fact.relation, ground: 'paths', fact } : UNKNOWN;
  if (!wasThere(a, since, ipVersion, lookup) || !wasThere(b, since, ipVersion, lookup)) return UNKNOWN;
  const [size, other] = [lookup.coneSize(a, ipVersion), lookup.coneSize(b, ipVersion)];
  if (size === undefined || other === undefined || ALIKE * size < other) return UNKNOWN;
  if (size > 1 && size >= other) return { relation: 'p2p', ground: 'sizes' };
  const together = lookup.linksSince(b, ipVersion, since - TOGETHER, since + TOGETHER);
  return together >= SEVERAL ? { relation: 'p2p', ground: 'many-new-links' } : UNKNOWN;
}

/** What one of the two attests of the other; undefined where neither names the other, or each does. */
function attestedRelation(a: number, b: number, ipVersion: IpVersion, { aspas }: LeakLookup): Relation | undefined {
  if (!aspas) return undefined;
  const table = aspas.tables[ipVersion];
  const isProvider = authorisationOf(table, b, a) === 'provider';
  if (isProvider === (authorisationOf(table, a, b) === 'provider')) return undefined;
  return isProvider ? 'p2c' : 'c2p';
}

/** Since when the link is there, where that is after the first table and lately; null for others. */
function youngLink(a: number, b: number, ipVersion: IpVersion, lookup: LeakLookup, at: number): number | null {
  const tables = lookup.tablesSince(ipVersion);
  const since = lookup.link(a, b, ipVersion)?.since ?? null;
  return tables !== null && since !== null && since > tables && at - since < YOUNG ? since : null;
}

function wasThere(asn: number, instant: number, ipVersion: IpVersion, lookup: LeakLookup): boolean {
  const first = lookup.firstLink(asn, ipVersion);
  return first !== undefined && (first.since === null || first.since < instant);
}
