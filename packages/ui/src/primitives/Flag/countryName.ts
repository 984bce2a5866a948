// Created on first use: most flags have their name beside them.
let names: Intl.DisplayNames | undefined;

/** English name of a country by its ISO 3166 code, or the code itself if it is unknown. */
export function countryName(code: string): string {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
