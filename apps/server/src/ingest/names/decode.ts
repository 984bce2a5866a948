import { parseAsn } from '@routeglass/domain/asn';
import { csvFields } from '../csv/csvFields.ts';

/** A network's name and country in a list. */
export interface NameRow {
  readonly asn: number;
  readonly name: string | null;
  readonly orgName: string | null;
  /** Two capital letters. */
  readonly country: string | null;
}

/** Reads a CSV line `asn,name,class,cc`, or returns why it names no network. */
export function decodeNameLine(line: string): NameRow | string {
  const [asnText = '', name = '', , country = ''] = csvFields(line);
  const asn = parseAsn(asnText.trim());
  if (asn === undefined) return 'no AS number';
  return { asn, name: textOrNull(name), orgName: null, country: countryCode(country) };
}

/**
 * Reads a member of a JSON map of AS numbers to texts such as `LEVEL3 - Level 3 Communications, Inc., US` or `FITL-IE Fort Technologies, GB`: handle,
 * holder, country.
 */
export function decodeNameMember(key: string, text: string): NameRow | string {
  const asn = parseAsn(key);
  if (asn === undefined) return 'no AS number';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  if (typeof value !== 'string') return 'the name is not a text';
  const [, code] = /, ([A-Z]{2})$/.exec(value) ?? [];
  const country = countryCode(code ?? '');
  const whole = code === undefined ? value : value.slice(0, -4);
  const [, handle, holder] = /^([A-Z\d][A-Z\d_.-]*)(?: - | )(.+)$/.exec(whole) ?? [];
  if (handle === undefined || holder === undefined) return { asn, name: textOrNull(whole), orgName: null, country };
  const orgName = holder.startsWith(`${handle} - `) ? holder.slice(handle.length + 3) : holder;
  return { asn, name: handle, orgName: textOrNull(orgName), country };
}

/** A two-letter country code; null for anything else, and for ZZ, which means none. */
export function countryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null;
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
