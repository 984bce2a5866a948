import type { Validity } from './validity.ts';

/** Why a verdict is what it is: which of origin and length failed, or that nothing covers the prefix. */
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
  /** Place of the VRP in the sequence that the validator was made from. */
  readonly place: number;
}

export interface OriginVerdict {
  readonly state: Validity;
  readonly reason: OriginReason;
  /** Every covering VRP, the most specific first. */
  readonly vrps: readonly CoveringVrp[];
}

/**
 * The verdict over the covering VRPs (RFC 6811; RFC 6907 for AS_SET, RFC 6483 for AS0).
 *
 * An invalid route is told by what would make it valid: `length` where a VRP names its origin, `origin` where one allows
 * its length, `origin-and-length` where neither; `as0` where every covering VRP is of AS0.
 *
 * @param length prefix length of the route.
 * @param origin undefined where the path ends in an AS_SET.
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
