import type { Validity } from './validity.ts';

/** Providers that a network attests, by its AS number (draft-ietf-sidrops-aspa-profile); only `0` means that it has none. */
export type AspaTable = ReadonlyMap<number, ReadonlySet<number>>;

/** What the customer's attestation says about a provider: named, not among those named, or nothing attested. */
export type Authorisation = 'provider' | 'not provider' | 'no attestation';

export interface AspaVerdict {
  readonly state: Validity;
  /** The hop nearest the origin that kept the path from being valid; absent with `valid`, and if the path itself cannot be judged. */
  readonly hop?: AspaHop;
  readonly reason?: 'empty path' | 'AS_SET';
}

export interface AspaHop {
  readonly customer: number;
  readonly provider: number;
  readonly authorisation: Authorisation;
}

/** From whom the path was received: a customer or peer (`upstream`), or a provider (`downstream`). */
export type AspaDirection = 'upstream' | 'downstream';

/** Whether the first network attests the second as its provider. */
export function authorisationOf(table: AspaTable, customer: number, provider: number): Authorisation {
  const providers = table.get(customer);
  if (!providers) return 'no attestation';
  return providers.has(provider) ? 'provider' : 'not provider';
}

/**
 * Verifies an AS path against the attestations (draft-ietf-sidrops-aspa-verification, section 5).
 *
 * @param path in wire order: the neighbor first, the origin last; prepends are allowed. `null` for a path with an AS_SET.
 */
export function verifyAspa(table: AspaTable, path: readonly number[] | null, direction: AspaDirection): AspaVerdict {
  if (path === null) return { state: 'invalid', reason: 'AS_SET' };
  const hops = path.filter((asn, index) => asn !== path[index - 1]).toReversed();
  const count = hops.length;
  if (count === 0) return { state: 'invalid', reason: 'empty path' };
  const up = hops.slice(1).map((provider, index) => hopOf(table, hops[index]!, provider));
  const down = hops.slice(0, -1).map((provider, index) => hopOf(table, hops[index + 1]!, provider));
  const isDenied = ({ authorisation }: AspaHop): boolean => authorisation === 'not provider';
  const isNotAffirmed = ({ authorisation }: AspaHop): boolean => authorisation !== 'provider';
  for (const [state, stops] of [
    ['invalid', isDenied],
    ['unknown', isNotAffirmed],
  ] as const) {
    const rise = firstOr(up, stops);
    const fall = direction === 'upstream' ? 0 : firstOr(down.toReversed(), stops);
    const hop = up[rise - 1];
    if (hop && rise + fall < count) return { state, hop };
  }
  return { state: 'valid' };
}

function hopOf(table: AspaTable, customer: number, provider: number): AspaHop {
  return { customer, provider, authorisation: authorisationOf(table, customer, provider) };
}

/** Length of the ramp before the first hop that stops it, in networks; if none does, all networks of the path. */
function firstOr(hops: readonly AspaHop[], stops: (hop: AspaHop) => boolean): number {
  const found = hops.findIndex(stops);
  return found === -1 ? hops.length + 1 : found + 1;
}
