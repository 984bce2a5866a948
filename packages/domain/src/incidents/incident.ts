import type { IpVersion } from '../prefix/address.ts';
import type { Validity } from '../validity/validity.ts';
import type { ConflictCode } from './conflicts.ts';

/** Severity of an incident, rising. See `gradeOf` in `severity.ts`. */
export const severities = ['info', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

/**
 * Kinds of hijack: another origin for the same prefix (`moas`) or for a more specific one (`sub-moas`); a route that names the rightful origin
 * behind a link never seen before (`forged-origin`); space without a known holder, announced over such a link or by an origin never seen before
 * (`unused-space`). `path-prepend`, `prefix-typo` and `asn-typo` are typing errors, not attacks; their severity is at most info.
 */
export const hijackTypes = [
  'moas',
  'sub-moas',
  'forged-origin',
  'unused-space',
  'path-prepend',
  'prefix-typo',
  'asn-typo',
] as const;
export type HijackType = (typeof hijackTypes)[number];

/** Route leaks of RFC 7908, types 1 to 4. */
export const leakTypes = ['leak-1', 'leak-2', 'leak-3', 'leak-4'] as const;
export type LeakIncidentType = (typeof leakTypes)[number];

/** Prefixes that must not be announced, and paths with a reserved AS number at the origin (`begins`) or elsewhere (`contains`). */
export const bogonTypes = [
  'reserved-prefix',
  'unallocated',
  'too-big-mask',
  'path-begins-reserved',
  'path-contains-reserved',
] as const;
export type BogonType = (typeof bogonTypes)[number];

export type IncidentType = HijackType | LeakIncidentType | BogonType;

/** Types listed by the calls `bogons/paths/…`; all others belong to `bogons/prefixes/…`. */
export function isPathBogon(type: IncidentType): boolean {
  return type === 'path-begins-reserved' || type === 'path-contains-reserved';
}

/** Types listed by the calls `leaks/peer/…`: routes learned from a peer or passed to one. */
export function isPeerLeak(type: IncidentType): boolean {
  return type === 'leak-2' || type === 'leak-3' || type === 'leak-4';
}

/**
 * Why a candidate is not an incident. It is kept with its reason, but not listed.
 *
 * `roa`, `route-object`, `organisation` and `relation` come from the rule. `long-standing`: after 14 days both sides mean it; if it was an
 * incident before, that incident has ended and remains one. `roa-length`: a ROA authorizes the origin, though not for this length. `cover`: the
 * origin holds the covering prefix. `standing`: the conflict was there when our data starts and no registry contradicts it, so we cannot tell
 * who was first. `not-established`: no earlier holder of the prefix is known.
 */
export const closings = [
  'roa',
  'roa-length',
  'route-object',
  'organisation',
  'relation',
  'cover',
  'long-standing',
  'standing',
  'not-established',
] as const;
export type Closing = (typeof closings)[number];

/** A prefix of an incident, with its own time span. */
export interface IncidentPrefix {
  readonly prefix: string;
  /** Origins that its routes name; in a leak, these are the victims. */
  readonly origins: readonly number[];
  readonly firstSeen: number;
  readonly lastSeen: number | null;
  /** Number of distinct peers that had it. */
  readonly peers: number;
}

/** A route that shows an incident. */
export interface SampleRoute {
  readonly prefix: string;
  readonly peer: number;
  /** Id of the path in the story. */
  readonly path: number;
  readonly from: number;
  readonly until: number | null;
}

/** One fact behind a verdict, in the same shape as in all evidence; instants in seconds. */
export interface IncidentFact {
  readonly name: string;
  readonly value: string;
  /** The network that the value names, for a link. */
  readonly asn?: number;
  /** Whether it speaks for an incident (true) or against one (false); null if neither. */
  readonly speaksFor: boolean | null;
  readonly source: string;
  readonly asOf: number | null;
}

export interface IncidentEvidence {
  /** What decided this case, in a sentence. */
  readonly reason: string;
  /** The general rule. */
  readonly rule: string;
  readonly inputs: readonly IncidentFact[];
  /** What would change the verdict, one sentence each. */
  readonly changes: readonly string[];
  /** How severity and coefficient were determined, in a sentence. */
  readonly severityReason: string;
  /** At most `SAMPLE_ROUTES`, from as many peers as possible. */
  readonly routes: readonly SampleRoute[];
  /** Total number of route intervals. */
  readonly routeCount: number;
}

/** Number of routes that an incident keeps as evidence. */
export const SAMPLE_ROUTES = 12;

/** A network that may be the offender. */
export interface Suspect {
  readonly asn: number;
  /** Probability that it was this network, 0 to 1. */
  readonly weight: number;
  /** Why it is suspected, in a sentence. */
  readonly reason: string;
}

/** A hijack, leak or bogon, or a closed candidate for one (`benign` says why). Instants in seconds since 1970. */
export interface Incident {
  /**
   * Identifies it across repeated detections: kind, prefix or segment, offender and beginning. A longer history may move the beginning back: if
   * it overlaps an earlier one of the same `subject`, it is the same incident.
   */
  readonly key: string;
  /** The key without the beginning. */
  readonly subject: string;
  readonly kind: 'hijack' | 'leak' | 'bogon';
  readonly type: IncidentType;
  readonly ipVersion: IpVersion;
  /** The prefix, or the first of `prefixes`. */
  readonly prefix: string;
  /** The victim's prefix if it is less specific than `prefix`. */
  readonly coveringPrefix: string | null;
  /** Ascending; more than one only in a leak. */
  readonly prefixes: readonly IncidentPrefix[];
  /** The most likely hijacker, the leaker, or the network that announced the bogon. */
  readonly offender: number;
  /** Possible offenders, the likeliest first (the offender). More than one if the paths cannot tell them apart. */
  readonly suspects: readonly Suspect[];
  /** The origin that the routes name; with a forged path, it is not the offender. Null if there are several, or an AS_SET. */
  readonly origin: number | null;
  /** The networks whose prefixes they are: the holders in a hijack, the origins in a leak. Ascending. */
  readonly victims: readonly number[];
  /** Only for a leak: the network it was learned from, the leaker, and the network it was passed to. */
  readonly segment: readonly [giver: number, leaker: number, taker: number] | null;
  /** The networks that accepted the routes: the takers of a leak; for hijacks and bogons, every network that passed them on. Ascending. */
  readonly acceptors: readonly number[];
  readonly firstSeen: number;
  /** Null while it is ongoing. */
  readonly lastSeen: number | null;
  /** Largest number of distinct peers that had it at the same time. */
  readonly peers: number;
  /** Number of distinct ASes of all its peers. */
  readonly peerAsns: number;
  /** `peers` in percent of the peers with a table of this IP version; null if there are none. */
  readonly relativePropagation: number | null;
  readonly severity: Severity;
  /** Severity as a number, 0 to 1. */
  readonly coefficient: number;
  readonly conflicts: readonly ConflictCode[];
  readonly roa: Validity;
  readonly routeObject: Validity;
  readonly benign: Closing | null;
  readonly evidence: IncidentEvidence;
}
