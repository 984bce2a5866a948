const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes that registries write where they mean no country. */
const NO_COUNTRY = new Set(['ZZ', 'XX', 'AP', 'QO']);

/** English name of an ISO 3166 code (`DE`, and `EU` as registries use it); null for none and for a code that names no country. */
export function countryName(code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return null;
  return regions.of(code) ?? null;
}
