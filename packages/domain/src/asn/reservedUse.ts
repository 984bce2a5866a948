/** Why an AS number must not appear in Internet paths, according to the registry of special-purpose AS numbers. */
export type ReservedUse = 'zero' | 'as-trans' | 'documentation' | 'private' | 'last' | 'reserved';

/** The purpose of a reserved number; undefined for a number that can be assigned to networks. */
export function reservedUse(asn: number): ReservedUse | undefined {
  // RFC 7607: no network may be AS 0, and a route with it must not be used.
  if (asn === 0) return 'zero';
  // RFC 6793: stands for four-byte numbers on the way to routers that support only two bytes.
  if (asn === 23_456) return 'as-trans';
  // RFC 5398.
  if (isIn(asn, 64_496, 64_511) || isIn(asn, 65_536, 65_551)) return 'documentation';
  // RFC 6996.
  if (isIn(asn, 64_512, 65_534) || isIn(asn, 4_200_000_000, 4_294_967_294)) return 'private';
  // RFC 7300.
  if (asn === 65_535 || asn === 4_294_967_295) return 'last';
  if (isIn(asn, 65_552, 131_071)) return 'reserved';
  return undefined;
}

function isIn(asn: number, first: number, last: number): boolean {
  return asn >= first && asn <= last;
}
