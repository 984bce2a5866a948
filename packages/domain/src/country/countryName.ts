const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes that registries use for "no country". */
const NO_COUNTRY = new Set(['ZZ', 'XX', 'AP', 'QO']);
/** Cache of names: Intl takes some microseconds for each, and lists need the same few again and again. */
const known = new Map<string, string | null>();

/** English name of an ISO 3166 code (`DE`, and `EU` as registries use it); null for null and for a code that names no country. */
export function countryName(code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return null;
  const name = known.get(code);
  if (name !== undefined) return name;
  const found = regions.of(code) ?? null;
  known.set(code, found);
  return found;
}
