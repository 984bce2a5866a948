import type { OriginReason } from '@routeglass/domain/validity';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';

export type { OriginReason };

/** A validated ROA payload that covers the prefix. */
export interface CoveringVrp {
  readonly prefix: string;
  readonly maxLength: number;
  readonly asn: number;
  /** Trust anchor under which it was validated. */
  readonly ta: string;
  /** Whether it authorizes this origin and length. */
  readonly matches: boolean;
}

/** A verdict with the facts behind it. */
export interface RoaFacts {
  readonly prefix: string;
  readonly asn: number;
  readonly reason: OriginReason;
  /** Time of the payloads; null if none are loaded. */
  readonly asOf: Date | null;
  readonly vrps: readonly CoveringVrp[];
}

const rule =
  'Valid: a covering ROA names this origin and allows this length. Invalid: covering ROAs exist, none matches. Unknown: no ROA covers the prefix. (RFC 6811)';

/** Evidence for an origin validation verdict. */
export function roaEvidence(facts: RoaFacts): Evidence {
  return {
    reason: roaReason(facts),
    rule,
    inputs: facts.reason === 'not-covered' ? searched(facts) : facts.vrps.map((vrp) => inputOf(vrp, facts.asOf)),
    changes: [changeOf(facts)],
  };
}

/** If nothing covers the prefix: what was searched and its time. */
function searched({ prefix, asOf }: RoaFacts): EvidenceInput[] {
  if (asOf === null) return [];
  return [{ name: `ROAs covering ${prefix}`, value: 'none', source: 'Validated ROAs', asOf }];
}

function inputOf({ prefix, maxLength, asn, ta, matches }: CoveringVrp, asOf: Date | null): EvidenceInput {
  return {
    name: `${prefix}, up to /${maxLength}`,
    value: `AS${asn}`,
    href: `/as/${asn}`,
    speaksFor: matches,
    source: `ROA under ${ta}`,
    asOf,
  };
}

/** The reason of the origin validation verdict, in one sentence. */
export function roaReason({ prefix, asn, reason, asOf }: Omit<RoaFacts, 'vrps'>): string {
  if (asOf === null) return "No validated ROAs are loaded, so the prefix can't be validated.";
  switch (reason) {
    case 'matched':
      return `A ROA authorizes AS${asn} to announce ${prefix}.`;
    case 'origin':
      return `ROAs cover ${prefix}, but none authorizes AS${asn}.`;
    case 'length':
      return `A ROA authorizes AS${asn}, but ${prefix} is longer than its max length.`;
    case 'origin-and-length':
      return `ROAs cover ${prefix}, but they authorize other networks, and none allows this length.`;
    case 'as0':
      return `An AS0 ROA says that no network may announce ${prefix}.`;
    case 'as-set':
      return 'The path ends in an AS_SET, so the origin is ambiguous.';
    case 'not-covered':
      return `No ROA covers ${prefix}.`;
  }
}

function changeOf({ prefix, asn, reason, asOf }: RoaFacts): string {
  if (asOf === null) return 'Validated ROAs are loaded.';
  switch (reason) {
    case 'matched':
      return 'The ROA is withdrawn or expires, or another network announces the prefix.';
    case 'length':
      return `The ROA's max length is raised to /${prefix.split('/')[1]}, or a shorter prefix is announced.`;
    case 'origin':
    case 'origin-and-length':
    case 'as0':
      return `The holder of ${prefix} publishes a ROA for AS${asn}, or the route is withdrawn.`;
    case 'as-set':
      return 'The prefix is announced without an AS_SET origin.';
    case 'not-covered':
      return `A ROA for ${prefix} is published: Valid if it names AS${asn}, Invalid if it names only others.`;
  }
}
