import type { IpVersion } from '../../prefix/address.ts';
import type { Relation } from '../../relations/graph.ts';
import { DAY_SECONDS } from '../../time/day.ts';
import { authorisationOf } from '../../validity/aspa.ts';
import type { LeakLookup, RelationFact } from '../circumstances.ts';

/** A link younger than this, in seconds, may have appeared with the leak: paths over it prove nothing. */
const YOUNG = 14 * DAY_SECONDS;
/** Links that appear within this many seconds of each other appear together: a leak reaches all collectors within minutes. */
const TOGETHER = 600;
/** No network gains this many customers of its own size at once. */
const SEVERAL = 2;
/** Two networks are of similar size if one has at most this many times the customers of the other. */
const ALIKE = 2;

/**
 * How a relation is known: from the customer's own attestation (`aspa`), from earlier paths, or, for a link too young to be judged by paths,
 * from the sizes of the two networks, or because they are of similar size and one of them got several such links at once.
 */
export type RelationGround = 'aspa' | 'paths' | 'sizes' | 'many-new-links' | 'nothing';

export interface TrustedRelation {
  readonly relation: Relation;
  readonly ground: RelationGround;
  /** The relation inferred from paths, if that is the ground. */
  readonly fact?: RelationFact;
}

/** Whether only the sizes of the networks indicate their relation, since their link is too young to be judged by paths. */
export const isOfYoungLink = ({ ground }: TrustedRelation): boolean =>
  ground === 'sizes' || ground === 'many-new-links';

const UNKNOWN: TrustedRelation = { relation: '?', ground: 'nothing' };

/**
 * The relation of `a` to `b` that judges a leak which began at `at`. An attestation of a provider comes first. The relation of a young link is
 * not taken from current paths, since a leak looks like transit for a customer, but from other sources or earlier paths. If both networks were
 * seen before, and one has at least as many customers as the other, it is not its customer but counts as its peer; so does one of similar size
 * if the other got several links at once.
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

/** The relation that one of the two attests; undefined if neither names the other as its provider, or both do. */
function attestedRelation(a: number, b: number, ipVersion: IpVersion, { aspas }: LeakLookup): Relation | undefined {
  if (!aspas) return undefined;
  const table = aspas.tables[ipVersion];
  const isProvider = authorisationOf(table, b, a) === 'provider';
  if (isProvider === (authorisationOf(table, a, b) === 'provider')) return undefined;
  return isProvider ? 'p2c' : 'c2p';
}

/** When a link appeared, if it is younger than `YOUNG` and newer than the first table; otherwise null. */
function youngLink(a: number, b: number, ipVersion: IpVersion, lookup: LeakLookup, at: number): number | null {
  const tables = lookup.tablesSince(ipVersion);
  const since = lookup.link(a, b, ipVersion)?.since ?? null;
  return tables !== null && since !== null && since > tables && at - since < YOUNG ? since : null;
}

function wasThere(asn: number, instant: number, ipVersion: IpVersion, lookup: LeakLookup): boolean {
  const first = lookup.firstLink(asn, ipVersion);
  return first !== undefined && (first.since === null || first.since < instant);
}
