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
export interface RoaEvidence {
  readonly prefix: string;
  readonly asn: number;
  readonly reason: RoaReason;
  /** When the payloads were made; null where none are loaded. */
  readonly asOf: Date | null;
  readonly vrps: readonly CoveringVrp[];
}

/** The verdict's reason in one sentence. */
export function evidenceSentence({ prefix, asn, reason, asOf }: RoaEvidence): string {
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
