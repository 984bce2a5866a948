import { parseAddress } from '@routeglass/domain/prefix';
import { csvFields } from '../csv/csvFields.ts';
import { countryCode } from '../names/decode.ts';

/** A range of addresses (ends included) and the columns after it: `13335,"Cloudflare, Inc."` or `AU`. */
export interface RangeLine {
  readonly first: string;
  readonly last: string;
  readonly start: number;
  readonly end: number;
  readonly fields: readonly string[];
}

export interface AsnRange extends RangeLine {
  readonly asn: number;
  readonly holder: string | null;
}

/** Reads `first,last,asn,"holder"`, or returns why it is invalid. */
export function decodeAsnRange(line: string): AsnRange | string {
  const range = decodeRange(line);
  if (typeof range === 'string') return range;
  const asn = Number(range.fields[0]);
  if (!Number.isInteger(asn) || asn <= 0 || asn > 0xffff_ffff) return 'no AS number';
  return { ...range, asn, holder: range.fields[1]?.trim() || null };
}

/** Reads `first,last,country`, or returns why it is invalid. */
export function decodeCountryRange(line: string): (RangeLine & { readonly country: string }) | string {
  const range = decodeRange(line);
  if (typeof range === 'string') return range;
  const country = countryCode(range.fields[0] ?? '');
  return country === null ? 'no country' : { ...range, country };
}

function decodeRange(line: string): RangeLine | string {
  const [first = '', last = '', ...fields] = csvFields(line);
  const start = positionOf(first);
  const end = positionOf(last);
  if (start === undefined || end === undefined || end < start) return 'no range of addresses';
  return { first, last, start, end, fields };
}

/** Both IP versions on one number line: IPv4 addresses, and above them the first 48 bits of IPv6 addresses, enough to weigh countries. */
const IPV6_FROM = 2 ** 33;

/** Position of an address on the line; undefined if it is not an address. */
export function positionOf(address: string): number | undefined {
  const bytes = parseAddress(address);
  if (!bytes) return undefined;
  const used = bytes.length === 4 ? bytes : bytes.subarray(0, 6);
  const number = used.reduce((sum, byte) => sum * 256 + byte, 0);
  return bytes.length === 4 ? number : IPV6_FROM + number;
}

export const isIpv6Position = (position: number): boolean => position >= IPV6_FROM;
