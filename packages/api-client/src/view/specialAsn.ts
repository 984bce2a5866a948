import type { SpecialAsn } from '../contract/entities.ts';

/** The reservation of an AS number, as pages show it. */
export function specialAsn({ asn, name, source, ordinary_in_sample }: SpecialAsn) {
  return { asn, name, source, isOrdinaryInSample: ordinary_in_sample };
}
