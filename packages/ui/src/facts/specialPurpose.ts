/** Special purpose of an address block (RFC 6890). */
export interface SpecialPurpose {
  readonly prefix: string;
  /** Name in the registry: `Loopback`. */
  readonly name: string;
  /** Document that defines it: `RFC 1122`. */
  readonly source: string;
  /** Whether its routes are normal on the Internet. */
  readonly isReachable: boolean;
  /** Whether the networks of the loaded demo data use it anyway. */
  readonly isOrdinaryInSample: boolean;
}

/** Short text: `Loopback (RFC 1122)`. */
export function purposeText({ name, source }: Pick<SpecialPurpose, 'name' | 'source'>): string {
  return source === '' ? name : `${name} (${source})`;
}

/** Full sentences. */
export function purposeSentence(purpose: SpecialPurpose): string {
  const reach = purpose.isReachable ? 'It may be routed on the Internet.' : 'It is not routed on the Internet.';
  const sample = purpose.isOrdinaryInSample ? ' The demo data uses it for its simulated networks.' : '';
  return `${purpose.prefix} is reserved: ${purposeText(purpose)}. ${reach}${sample}`;
}
