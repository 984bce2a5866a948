// Made with the first name that is asked for: most flags stand beside one.
let names: Intl.DisplayNames | undefined;

/** English name of a country by its ISO 3166 code; the code itself when it is not one. */
export function countryName(code: string): string {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
