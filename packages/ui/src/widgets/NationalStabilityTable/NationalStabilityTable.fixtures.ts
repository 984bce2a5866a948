import type { NationalStabilityRow } from './nationalStability.ts';

const countries = [
  ['NL', 'Netherlands'],
  ['DE', 'Germany'],
  ['JO', 'Jordan'],
  ['BR', 'Brazil'],
  ['GB', 'United Kingdom of Great Britain and Northern Ireland'],
  ['ZZ', null],
] as const;

/** The start of the rating, the most stable country first. */
export const stableCountries: readonly NationalStabilityRow[] = countries.map(([countryCode, countryName], at) => ({
  position: at + 1,
  change: [2, -1, 0, -12, null, 1][at] ?? null,
  value: 0.0213 * (at + 1),
  countryCode,
  countryName,
  criticalAsn: at === 5 ? null : 64512 + at,
  criticalName: at === 0 ? 'ALDER-NET' : null,
}));
