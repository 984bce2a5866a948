import type { SpecialAsn } from '../contract/entities.ts';

/** What an AS number is set aside for, as a page shows it. */
export function specialAsn({ asn, name, source, ordinary_in_sample }: SpecialAsn) {
  return { asn, name, source, isOrdinaryInSample: ordinary_in_sample };
}
