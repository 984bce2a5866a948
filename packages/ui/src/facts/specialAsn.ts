import { purposeText } from './specialPurpose.ts';

/** What an AS number is set aside for on the Internet (IANA's special-purpose AS numbers). */
export interface SpecialAsn {
  readonly asn: number;
  /** `Private use`. */
  readonly name: string;
  /** The document that sets it aside: `RFC 6996`; empty where there is none. */
  readonly source: string;
  /** Whether the networks of the loaded demo data use it all the same. */
  readonly isOrdinaryInSample: boolean;
}

/** What a number is for as sentences. */
export function specialAsnSentence(special: SpecialAsn): string {
  const sample = special.isOrdinaryInSample ? ' The demo data uses it for its simulated networks.' : '';
  return `AS${special.asn} is reserved: ${purposeText(special)}. It is not used on the Internet.${sample}`;
}
