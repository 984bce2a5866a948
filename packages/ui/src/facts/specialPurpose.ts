/** What a block of addresses is set aside for on the Internet (RFC 6890). */
export interface SpecialPurpose {
  readonly prefix: string;
  /** As the registry calls it: `Loopback`. */
  readonly name: string;
  /** The document that sets it aside: `RFC 1122`. */
  readonly source: string;
  /** Whether its routes are ordinary on the Internet. */
  readonly isReachable: boolean;
  /** Whether the networks of the loaded demo data use it all the same. */
  readonly isOrdinaryInSample: boolean;
}

/** What a block is for, in a few words: `Loopback (RFC 1122)`. */
export function purposeText({ name, source }: Pick<SpecialPurpose, 'name' | 'source'>): string {
  return source === '' ? name : `${name} (${source})`;
}

/** The same as sentences. */
export function purposeSentence(purpose: SpecialPurpose): string {
  const reach = purpose.isReachable ? 'It may be routed on the Internet.' : 'It is not routed on the Internet.';
  const sample = purpose.isOrdinaryInSample ? ' The demo data uses it for its simulated networks.' : '';
  return `${purpose.prefix} is reserved: ${purposeText(purpose)}. ${reach}${sample}`;
}
