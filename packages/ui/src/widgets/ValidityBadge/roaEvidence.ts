import type { Evidence, EvidenceInput } from '../EvidencePopover/evidence.ts';

/** Why origin validation (RFC 6811) came to its verdict. */
export type RoaReason = 'matched' | 'origin' | 'length' | 'origin-and-length' | 'as0' | 'as-set' | 'not-covered';

/** A validated ROA payload that covers the prefix. */
export interface CoveringVrp {
  readonly prefix: string;
  readonly maxLength: number;
  readonly asn: number;
  /** Trust anchor that it was validated under. */
  readonly ta: string;
  /** Whether it authorises this origin and length. */
  readonly matches: boolean;
}

/** A verdict with what decided it. */
export interface RoaFacts {
  readonly prefix: string;
  readonly asn: number;
  readonly reason: RoaReason;
  /** When the payloads were made; null where none are loaded. */
  readonly asOf: Date | null;
  readonly vrps: readonly CoveringVrp[];
}

const rule =
  'Valid: a ROA that covers the prefix names this origin and allows this length. Invalid: ROAs cover it, and none fits. Unknown: no ROA covers it. (RFC 6811)';

/** The evidence of an origin validation verdict. */
export function roaEvidence(facts: RoaFacts): Evidence {
  return {
    reason: reasonOf(facts),
    rule,
    inputs: facts.reason === 'not-covered' ? searched(facts) : facts.vrps.map((vrp) => inputOf(vrp, facts.asOf)),
    changes: [changeOf(facts)],
  };
}

/** Where nothing covers the prefix, what was searched and when it was made. */
function searched({ prefix, asOf }: RoaFacts): EvidenceInput[] {
  if (asOf === null) return [];
  return [{ name: `ROAs for ${prefix} or a block around it`, value: 'none', source: 'Validated ROAs', asOf }];
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

function reasonOf({ prefix, asn, reason, asOf }: RoaFacts): string {
  if (asOf === null) return 'No validated ROAs are loaded, so nothing can be said.';
  switch (reason) {
    case 'matched':
      return `A ROA authorises AS${asn} to announce ${prefix}.`;
    case 'origin':
      return `ROAs cover ${prefix}, but none of them authorises AS${asn}.`;
    case 'length':
      return `A ROA authorises AS${asn}, but ${prefix} is longer than its maximum length allows.`;
    case 'origin-and-length':
      return `ROAs cover ${prefix}, but they authorise other networks, and none allows a prefix this long.`;
    case 'as0':
      return `An AS0 ROA says that nobody may announce ${prefix}.`;
    case 'as-set':
      return 'The path ends in a set of networks, so its origin cannot be told.';
    case 'not-covered':
      return `No ROA covers ${prefix}.`;
  }
}

function changeOf({ prefix, asn, reason, asOf }: RoaFacts): string {
  if (asOf === null) return 'A list of validated ROAs is loaded.';
  switch (reason) {
    case 'matched':
      return 'The ROA is withdrawn or expires, or another network announces the prefix.';
    case 'length':
      return `A ROA of AS${asn} allows /${prefix.split('/')[1]}, or the route is announced less specific.`;
    case 'origin':
    case 'origin-and-length':
    case 'as0':
      return `The holder of ${prefix} publishes a ROA that names AS${asn}, or the route is withdrawn.`;
    case 'as-set':
      return 'The prefix is announced with a path that ends in one network.';
    case 'not-covered':
      return `A ROA for ${prefix} makes it Valid where it names AS${asn}, and Invalid where it names others only.`;
  }
}
