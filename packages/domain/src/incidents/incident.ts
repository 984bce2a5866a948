import type { IpVersion } from '../prefix/address.ts';
import type { Validity } from '../validity/validity.ts';
import type { ConflictCode } from './conflicts.ts';

/** How grave an incident is, rising. The rule is `gradeOf`'s in `severity.ts`. */
export const severities = ['info', 'low', 'medium', 'high'] as const;
export type Severity = (typeof severities)[number];

/**
 * What a hijack is: another origin of the same prefix, or of a more specific one; a route that names the rightful origin behind a link
 * never seen before; space that no one was seen to hold, announced over such a link or by an origin never seen. `path-prepend`,
 * `prefix-typo` and `asn-typo` are slips of the hand, not attacks, and never graver than info.
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

/** Types of the calls `bogons/prefixes/…` and `bogons/paths/…`. */
export function isPathBogon(type: IncidentType): boolean {
  return type === 'path-begins-reserved' || type === 'path-contains-reserved';
}

/** Types of the calls `leaks/peer/…`: what came from a peer, or went to one. */
export function isPeerLeak(type: IncidentType): boolean {
  return type === 'leak-2' || type === 'leak-3' || type === 'leak-4';
}

/**
 * Why a candidate is no incident; it is kept with its reason, and not listed.
 *
 * `roa`, `route-object`, `organisation` and `relation` are those of the rule. `long-standing`: after 14 days both sides mean it; what was an incident
 * until then has ended, and stays one. `roa-length`: a ROA gives the
 * space to the origin, though not at this length. `cover`: the origin holds the
 * covering prefix. `standing` is a conflict that stood when
 * observation began, with no registry against it: nothing tells who came first. `not-established`: no one was known to hold the prefix
 * before.
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

/** A prefix of an incident, over its own span. */
export interface IncidentPrefix {
  readonly prefix: string;
  /** Origins that its routes name; of a leak they are the affected ones. */
  readonly origins: readonly number[];
  readonly firstSeen: number;
  readonly lastSeen: number | null;
  /** Distinct peers that had it. */
  readonly peers: number;
}

/** A route that shows an incident. */
export interface SampleRoute {
  readonly prefix: string;
  readonly peer: number;
  /** Id of the path, as the story has it. */
  readonly path: number;
  readonly from: number;
  readonly until: number | null;
}

/** One fact that a verdict rests on, in the shape that all evidence has; instants in seconds. */
export interface IncidentFact {
  readonly name: string;
  readonly value: string;
  /** The network that the value is, for a link. */
  readonly asn?: number;
  /** Whether it speaks for an incident (true) or against one (false); null where it does neither. */
  readonly speaksFor: boolean | null;
  readonly source: string;
  readonly asOf: number | null;
}

export interface IncidentEvidence {
  /** What decided here, in a sentence. */
  readonly reason: string;
  /** The rule in general. */
  readonly rule: string;
  readonly inputs: readonly IncidentFact[];
  /** What would change the verdict, a sentence each. */
  readonly changes: readonly string[];
  /** How severity and coefficient came about, in a sentence. */
  readonly severityReason: string;
  /** At most `SAMPLE_ROUTES`, of as many peers as there are. */
  readonly routes: readonly SampleRoute[];
  /** How many intervals of routes there are in all. */
  readonly routeCount: number;
}

/** Routes that an incident keeps as its proof. */
export const SAMPLE_ROUTES = 12;

/** A network that may have done it. */
export interface Suspect {
  readonly asn: number;
  /** How likely it was this one, 0 to 1. */
  readonly weight: number;
  /** Why it is suspected, in a sentence. */
  readonly reason: string;
}

/** A hijack, leak or bogon, or a candidate for one that was closed (`benign` says why). Instants in seconds since 1970. */
export interface Incident {
  /**
   * Names it over repeated detection: kind, prefix or segment, offender and beginning. A longer history may move the beginning back: the one
   * that overlaps an earlier one of the same `subject` is the same incident.
   */
  readonly key: string;
  /** The key without the beginning. */
  readonly subject: string;
  readonly kind: 'hijack' | 'leak' | 'bogon';
  readonly type: IncidentType;
  readonly ipVersion: IpVersion;
  /** The prefix, or the first of `prefixes`. */
  readonly prefix: string;
  /** The victim's prefix where it is less specific than `prefix`. */
  readonly coveringPrefix: string | null;
  /** Ascending; more than one only in a leak. */
  readonly prefixes: readonly IncidentPrefix[];
  /** Who did it, most likely: the hijacker, the leaker, or who announced the bogon. */
  readonly offender: number;
  /** Who may have done it, the likeliest first, who is the offender; more than one where paths do not tell them apart. */
  readonly suspects: readonly Suspect[];
  /** The origin that the routes name; of a forged path not the offender. Null where there are several, or an AS_SET. */
  readonly origin: number | null;
  /** Whose prefixes they are: of a hijack the established origins, of a leak the origins. Ascending. */
  readonly victims: readonly number[];
  /** Of a leak: whom it was learned from, the leaker, whom it was passed to. */
  readonly segment: readonly [giver: number, leaker: number, taker: number] | null;
  /** Who took the routes: of a leak the taker, of hijacks and bogons every network that passed them on. Ascending. */
  readonly acceptors: readonly number[];
  readonly firstSeen: number;
  /** Null while it goes on. */
  readonly lastSeen: number | null;
  /** Most distinct peers that had it at once. */
  readonly peers: number;
  /** Distinct ASes of all its peers. */
  readonly peerAsns: number;
  /** `peers` in percent of the peers with a table of this IP version; null where there are none. */
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
