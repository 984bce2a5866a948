import { MAX_ASN, parseAsn } from '../asn/asn.ts';
import { formatAddress, type IpVersion, parseAddress } from '../prefix/address.ts';

/** A block in a registry's delegated statistics: assigned to a holder, or kept by the registry. */
export type Delegation = AsnDelegation | AddressDelegation;

interface DelegationBase {
  /** `arin`, `ripencc`, `apnic`, `lacnic`, `afrinic` or `iana`. */
  readonly registry: string;
  /** Two letters, in capitals; empty if the file names none (`ZZ` counts as none). */
  readonly country: string;
  readonly status: DelegationStatus;
  /** `yyyy-MM-dd`; empty if the file has no date. */
  readonly date: string;
  /** Opaque handle shared by a holder's records within one registry; empty in files that are not extended. */
  readonly holder: string;
}

export interface AsnDelegation extends DelegationBase {
  readonly kind: 'asn';
  readonly first: number;
  readonly last: number;
}

/** Addresses from first to last; an IPv4 block need not be one prefix. */
export interface AddressDelegation extends DelegationBase {
  readonly kind: 'addresses';
  readonly version: IpVersion;
  readonly first: string;
  readonly last: string;
}

export type DelegationStatus = 'allocated' | 'assigned' | 'available' | 'reserved';

/** A parsed line: a record, something else (header, summary, comment or blank line), or an invalid line. */
export type DelegatedLine = Delegation | { readonly kind: 'other' } | { readonly kind: 'bad'; readonly reason: string };

const OTHER = { kind: 'other' } as const;
/** Status words. The NRO's file has two words of its own, for blocks that IANA keeps. */
const STATUSES: Readonly<Record<string, DelegationStatus>> = {
  allocated: 'allocated',
  assigned: 'assigned',
  available: 'available',
  reserved: 'reserved',
  ianapool: 'available',
  ietf: 'reserved',
};

/** The first record of a file (`2|ripencc|20261109|190000|19830705|20261109|+0100`). */
export interface DelegatedHead {
  /** The registry that published the file; `nro` for the combined file. */
  readonly registry: string;
  /** Number of records that follow; null if not given. */
  readonly records: number | null;
  /** `yyyy-MM-dd`, the last day covered by the file; empty if not given. */
  readonly until: string;
}

/** Reads the version line of a delegated or delegated-extended file; undefined for any other line. */
export function readDelegatedHead(line: string): DelegatedHead | undefined {
  const [version = '', registry = '', , records = '', , until = ''] = line.split('|');
  if (!/^\d+(\.\d+)?$/.test(version) || !/^[a-z]+$/i.test(registry)) return undefined;
  return { registry, records: /^\d+$/.test(records) ? Number(records) : null, until: dateOf(until) };
}

/** Reads one line of a delegated or delegated-extended file (RIR statistics exchange format, version 2). */
export function readDelegatedLine(line: string): DelegatedLine {
  if (line === '' || line.startsWith('#')) return OTHER;
  const fields = line.split('|');
  if (/^\d/.test(line) || fields.at(-1) === 'summary') return OTHER;
  const [registry = '', country = '', type = '', start = '', size = '', date = '', state = '', holder = ''] = fields;
  if (fields.length < 7) return bad('a record of fewer than seven fields');
  const status = Object.hasOwn(STATUSES, state) ? STATUSES[state] : undefined;
  if (!status) return bad('an unknown status');
  const count = Number(size);
  if (!/^\d+$/.test(size) || count === 0) return bad('a size that is not a number');
  const day = dateOf(date);
  if (day !== '' && !isRealDay(day)) return bad('an invalid date');
  const base = { registry, country: countryOf(country), status, date: day, holder };
  switch (type) {
    case 'asn': {
      const first = parseAsn(start);
      if (first === undefined || first + count - 1 > MAX_ASN) return bad('an invalid AS number');
      return { ...base, kind: 'asn', first, last: first + count - 1 };
    }
    case 'ipv4': {
      const first = parseAddress(start);
      const last = first?.length === 4 ? lastOfIpv4(first, count) : undefined;
      return last ? { ...base, kind: 'addresses', version: 4, first: start, last } : bad('an invalid IPv4 block');
    }
    case 'ipv6': {
      const first = parseAddress(start);
      if (first?.length !== 16 || count > 128) return bad('an invalid IPv6 block');
      return { ...base, kind: 'addresses', version: 6, first: formatAddress(first), last: lastOfIpv6(first, count) };
    }
    default:
      return bad('an unknown type');
  }
}

function bad(reason: string): DelegatedLine {
  return { kind: 'bad', reason };
}

function countryOf(text: string): string {
  const code = text.toUpperCase();
  return code === 'ZZ' ? '' : code;
}

function dateOf(text: string): string {
  return /^\d{8}$/.test(text) && text !== '00000000' ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : '';
}

/** Whether a day exists in the calendar and is from 1970 to 2199. */
function isRealDay(day: string): boolean {
  const at = Date.parse(day);
  return at >= 0 && at < Date.UTC(2200, 0, 1) && new Date(at).toISOString().startsWith(day);
}

function lastOfIpv4(first: Uint8Array, count: number): string | undefined {
  const number = first.reduce((sum, byte) => sum * 256 + byte, 0) + count - 1;
  if (number > 0xffff_ffff) return undefined;
  return formatAddress(Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number));
}

function lastOfIpv6(first: Uint8Array, length: number): string {
  const last = first.slice();
  for (let bit = length; bit < 128; bit++) last[bit >> 3]! |= 0x80 >> (bit & 7);
  return formatAddress(last);
}
