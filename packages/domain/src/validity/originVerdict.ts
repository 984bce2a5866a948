import type { Validity } from './validity.ts';

/** The reason of a verdict: which of origin and length failed, or that nothing covers the prefix. */
export const originReasons = [
  'matched',
  'origin',
  'length',
  'origin-and-length',
  'as0',
  'as-set',
  'not-covered',
] as const;
export type OriginReason = (typeof originReasons)[number];

/** A covering VRP and whether it makes the route valid. */
export interface CoveringVrp {
  /** Text of the VRP's prefix. */
  readonly prefix: string;
  readonly maxLength: number;
  readonly asn: number;
  readonly matches: boolean;
  /** Position of the VRP in the sequence that the validator was created from. */
  readonly place: number;
}

export interface OriginVerdict {
  readonly state: Validity;
  readonly reason: OriginReason;
  /** Every covering VRP, the most specific first. */
  readonly vrps: readonly CoveringVrp[];
}

/**
 * The verdict from the covering VRPs (RFC 6811; RFC 6907 for AS_SET, RFC 6483 for AS0).
 *
 * The reason of an invalid route says what differs: `length` if a VRP names its origin, `origin` if one allows its length, `origin-and-length`
 * if neither; `as0` if all covering VRPs are for AS0.
 *
 * @param length prefix length of the route.
 * @param origin undefined if the path ends in an AS_SET.
 */
export function judgeOrigin(vrps: readonly CoveringVrp[], length: number, origin: number | undefined): OriginVerdict {
  if (vrps.length === 0) return { state: 'unknown', reason: 'not-covered', vrps };
  if (vrps.some((vrp) => vrp.matches)) return { state: 'valid', reason: 'matched', vrps };
  return { state: 'invalid', reason: invalidReason(vrps, length, origin), vrps };
}

function invalidReason(vrps: readonly CoveringVrp[], length: number, origin: number | undefined): OriginReason {
  if (vrps.every((vrp) => vrp.asn === 0)) return 'as0';
  if (origin === undefined) return 'as-set';
  if (origin !== 0 && vrps.some((vrp) => vrp.asn === origin)) return 'length';
  return vrps.some((vrp) => vrp.asn !== 0 && length <= vrp.maxLength) ? 'origin' : 'origin-and-length';
}
