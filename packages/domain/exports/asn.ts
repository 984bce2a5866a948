export { formatAsn, MAX_ASN, parseAsn } from '../src/asn/asn.ts';
export { isReservedAsn, RESERVED_ASNS } from '../src/asn/reserved.ts';
export type { AsnRange } from '../src/asn/reserved.ts';
export { type ReservedUse, type SpecialAsn, specialAsn } from '../src/asn/specialAsn.ts';
