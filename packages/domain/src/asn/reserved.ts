/** A range of AS numbers, both ends included. */
export interface AsnRange {
  readonly first: number;
  readonly last: number;
}

/** AS numbers that must not appear in Internet paths: AS 0, AS_TRANS, documentation, private use and reserved (IANA special-purpose AS numbers). */
export const RESERVED_ASNS: readonly AsnRange[] = [
  { first: 0, last: 0 },
  { first: 23_456, last: 23_456 },
  { first: 64_496, last: 131_071 },
  { first: 4_200_000_000, last: 4_294_967_295 },
];

/** Whether an ASN is reserved. `ordinary` lists ranges that a special-purpose registry declares ordinary; a lab does that for private use. */
export function isReservedAsn(asn: number, ordinary: readonly AsnRange[] = []): boolean {
  return isIn(RESERVED_ASNS, asn) && !isIn(ordinary, asn);
}

function isIn(ranges: readonly AsnRange[], asn: number): boolean {
  return ranges.some((range) => asn >= range.first && asn <= range.last);
}
