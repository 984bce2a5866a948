import { parseAsn } from '@routeglass/domain/asn';
import { isPossibleInstant } from '../instants.ts';
import { scalarText } from '../json/scalarText.ts';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';

/** A VRP from a validator's export. */
export interface VrpRow {
  readonly prefix: string;
  readonly maxLength: number;
  readonly asn: number;
  /** Trust anchor; empty if the export does not state it. */
  readonly ta: string;
  /** Seconds since 1970; null if the export does not state it. */
  readonly expires: number | null;
}

/** Reads an element of `roas` by rpki-client (`asn` a number) or Routinator (`asn` like `AS64500`), or returns why it is no VRP. */
export function decodeVrp(text: string): VrpRow | string {
  let element: unknown;
  try {
    element = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  if (typeof element !== 'object' || element === null) return 'not an object';
  return vrpOf(element);
}

/**
 * Reads rows of a validator's CSV by column name: `ASN`, `IP Prefix` and `Max Length`, and if present `Trust Anchor` and `Expires` (seconds since
 * 1970). Undefined for any other header.
 */
export function vrpRowReader(header: readonly string[]): ((fields: readonly string[]) => VrpRow | string) | undefined {
  const names = header.map((name) => name.trim().toLowerCase());
  if (!['asn', 'ip prefix', 'max length'].every((name) => names.includes(name))) return undefined;
  return (fields) => {
    if (fields.length < header.length) return 'a row with fewer fields than the header';
    const text = (name: string): string => fields[names.indexOf(name)]?.trim() ?? '';
    const number = (name: string): number | undefined => (text(name) === '' ? undefined : Number(text(name)));
    return vrpOf({
      asn: text('asn'),
      prefix: text('ip prefix'),
      maxLength: number('max length'),
      ta: text('trust anchor'),
      expires: number('expires'),
    });
  };
}

/** A VRP as written in the file, still unchecked. */
interface GivenVrp {
  readonly asn?: unknown;
  readonly prefix?: unknown;
  readonly maxLength?: unknown;
  readonly ta?: unknown;
  readonly expires?: unknown;
}

function vrpOf({ asn, prefix, maxLength, ta, expires }: GivenVrp): VrpRow | string {
  const number = parseAsn(scalarText(asn));
  if (number === undefined) return 'asn is not an AS number';
  const parsed = typeof prefix === 'string' && prefix.includes('/') ? parsePrefix(prefix) : undefined;
  if (!parsed) return 'prefix is not a prefix';
  const most = maxLength ?? parsed.length;
  if (typeof most !== 'number' || !Number.isInteger(most)) return 'maxLength is not a whole number';
  if (most < parsed.length) return 'maxLength is less than the length of the prefix';
  if (most > parsed.bytes.length * 8) return 'maxLength is more than the address has bits';
  if (typeof expires === 'number' && !isPossibleInstant(expires * 1000)) return 'expires at an impossible time';
  return {
    prefix: formatPrefix(parsed),
    maxLength: most,
    asn: number,
    ta: typeof ta === 'string' ? ta : '',
    expires: typeof expires === 'number' ? expires : null,
  };
}
