const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** English name of a country by its ISO 3166 code; the code itself when it is not one. */
export function countryName(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
