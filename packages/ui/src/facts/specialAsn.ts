import { purposeText } from './specialPurpose.ts';

/** The reservation of an AS number on the Internet (IANA's special-purpose AS numbers). */
export interface SpecialAsn {
  readonly asn: number;
  /** `Private use`. */
  readonly name: string;
  /** The document that reserves it, such as `RFC 6996`, or empty. */
  readonly source: string;
  /** Whether networks of the loaded demo data use it anyway. */
  readonly isOrdinaryInSample: boolean;
}

/** The reservation in sentences. */
export function specialAsnSentence(special: SpecialAsn): string {
  const sample = special.isOrdinaryInSample ? ' The demo data uses it for its simulated networks.' : '';
  return `AS${special.asn} is reserved: ${purposeText(special)}. It is not used on the Internet.${sample}`;
}
