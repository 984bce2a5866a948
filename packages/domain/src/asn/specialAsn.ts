import type { AsnRange } from './reserved.ts';

/** Why an AS number must not appear in paths on the Internet, by IANA's registry of special-purpose AS numbers. */
export type ReservedUse = 'zero' | 'as-trans' | 'documentation' | 'private' | 'last' | 'reserved';

/** AS numbers reserved by IANA. */
export interface SpecialAsn extends AsnRange {
  readonly use: ReservedUse;
  /** The purpose in a few words: `Private use`. */
  readonly name: string;
  /** The document that reserves them, such as `RFC 6996`; empty if only the registry does. */
  readonly source: string;
}

const DOCUMENTATION = { use: 'documentation', name: 'Documentation', source: 'RFC 5398' } as const;
const PRIVATE = { use: 'private', name: 'Private use', source: 'RFC 6996' } as const;

const SPECIAL_ASNS: readonly SpecialAsn[] = [
  { first: 0, last: 0, use: 'zero', name: 'Not for use by any network', source: 'RFC 7607' },
  {
    first: 23_456,
    last: 23_456,
    use: 'as-trans',
    name: 'AS_TRANS, which stands for four-byte numbers where only two bytes are read',
    source: 'RFC 6793',
  },
  { first: 64_496, last: 64_511, ...DOCUMENTATION },
  { first: 64_512, last: 65_534, ...PRIVATE },
  { first: 65_535, last: 65_535, use: 'last', name: 'Last two-byte number', source: 'RFC 7300' },
  { first: 65_536, last: 65_551, ...DOCUMENTATION },
  { first: 65_552, last: 131_071, use: 'reserved', name: 'Reserved by IANA', source: '' },
  { first: 4_200_000_000, last: 4_294_967_294, ...PRIVATE },
  { first: 4_294_967_295, last: 4_294_967_295, use: 'last', name: 'Last four-byte number', source: 'RFC 7300' },
];

/** The reservation of an AS number on the Internet; undefined for ordinary numbers. */
export function specialAsn(asn: number): SpecialAsn | undefined {
  return SPECIAL_ASNS.find(({ first, last }) => asn >= first && asn <= last);
}
