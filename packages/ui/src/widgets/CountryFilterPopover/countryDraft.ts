/** A country to filter by, with its number of rows. */
export interface CountryCount {
  /** ISO 3166-1 alpha-2, or `None` for rows without a country. */
  readonly code: string;
  readonly name: string;
  /** Absent if not counted. */
  readonly count?: number;
}

/** Code of the rows without a country; it has no flag. */
export const NO_COUNTRY = 'None';

/** The countries whose code or name contains the text, ignoring case. */
export function searchCountries(countries: readonly CountryCount[], text: string): readonly CountryCount[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return countries;
  return countries.filter(
    ({ code, name }) => code.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted),
  );
}

/** The draft plus every country shown: `All` after a search keeps earlier choices. */
export function withShown(draft: readonly string[], shown: readonly CountryCount[]): readonly string[] {
  return [...new Set([...draft, ...shown.map(({ code }) => code)])];
}

/** The filter after the popover closes: the draft, or nothing for readers without Pro. Empty clears the filter. */
export function committed(draft: readonly string[], isPro: boolean): readonly string[] {
  return isPro ? draft : [];
}

/** Text of the button: the filter's name, with the country or the number of countries chosen. */
export function filterText(label: string, selected: readonly string[], countries: readonly CountryCount[]): string {
  const [only, ...more] = selected;
  if (only === undefined) return label;
  if (more.length > 0) return `${label}: ${selected.length}`;
  return `${label}: ${countries.find(({ code }) => code === only)?.name ?? only}`;
}
