import { parseAsn } from '@routeglass/domain/asn';
import { isPossibleInstant } from '../instants.ts';
import { scalarText } from '../json/scalarText.ts';

/** An attestation from a validator's export. */
export interface AspaRow {
  readonly customer: number;
  /** Ascending, without duplicates; 0 alone means there are none. */
  readonly providers: readonly number[];
  /** 4 or 6 if it applies to one version only, as in drafts of the standard; 0 for both. */
  readonly ipVersion: 0 | 4 | 6;
  /** Trust anchor; empty if the export does not state it. */
  readonly ta: string;
  /** Seconds since 1970; null if the export does not state it. */
  readonly expires: number | null;
}

const familyOf = (name: string): 4 | 6 | undefined => (name === 'ipv4' ? 4 : name === 'ipv6' ? 6 : undefined);

/**
 * Reads a member of `aspas`, or returns why it is invalid. rpki-client writes `customer_asid` and numbers, Routinator `customer` and `AS64500`.
 * Earlier versions of both kept the IP versions apart: rpki-client in two lists (`key` is then `ipv4` or `ipv6` and `text` a list), Routinator by an
 * `afi`.
 */
export function decodeAspas(key: string, text: string): readonly (AspaRow | string)[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ['an ASPA that is not JSON'];
  }
  if (Array.isArray(value)) return value.map((one: unknown) => readAspa(one, familyOf(key) ?? 0));
  return [readAspa(value, 0)];
}

function readAspa(element: unknown, listed: 0 | 4 | 6): AspaRow | string {
  if (typeof element !== 'object' || element === null) return 'an ASPA that is not an object';
  const { customer_asid, customer, providers, afi, ta, source, expires } = element as Record<string, unknown>;
  const asn = parseAsn(scalarText(customer_asid ?? customer));
  if (asn === undefined) return 'an ASPA without a customer';
  if (!Array.isArray(providers) || providers.length === 0) return 'an ASPA without providers';
  const numbers = providers.map((one: unknown) => parseAsn(scalarText(one)));
  const known = numbers.filter((number) => number !== undefined);
  if (known.length < numbers.length) return 'an ASPA with a provider that is not an AS number';
  if (typeof expires === 'number' && !isPossibleInstant(expires * 1000))
    return 'an ASPA that expires at an impossible time';
  return {
    customer: asn,
    providers: [...new Set(known)].sort((a, b) => a - b),
    ipVersion: familyOf(scalarText(afi).toLowerCase()) ?? listed,
    ta: typeof ta === 'string' ? ta : anchorOf(source),
    expires: typeof expires === 'number' ? expires : null,
  };
}

/** Routinator's extended form names the trust anchor of each object behind an attestation. */
function anchorOf(source: unknown): string {
  const [first] = (Array.isArray(source) ? source : []) as ({ tal?: unknown } | null)[];
  return typeof first?.tal === 'string' ? first.tal : '';
}
