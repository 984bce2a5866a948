/** A whole number of an address, at least `least` and with at most seven digits, as the API requires; anything else is `fallback`. */
export function readWhole(search: URLSearchParams, name: string, fallback: number, least = 1): number {
  const text = search.get(name) ?? '';
  return /^\d{1,7}$/.test(text) && Number(text) >= least ? Number(text) : fallback;
}

/** One of the choices; anything else is `fallback`. */
export function readChoice<Choice extends string | number>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = search.get(name);
  return choices.find((choice) => String(choice) === text) ?? fallback;
}

/** The day in `day` or the named parameter, yyyy-MM-dd; an empty text if it is not a day. */
export function readDay(search: URLSearchParams, name = 'day'): string {
  const day = search.get(name) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return '';
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : '';
}

/** The days in `from` and `until`; both empty if they are in the wrong order. */
export function readSpan(search: URLSearchParams): { readonly from: string; readonly until: string } {
  const [from, until] = [readDay(search, 'from'), readDay(search, 'until')];
  return from !== '' && until !== '' && from > until ? { from: '', until: '' } : { from, until };
}

/** A text that narrows a list, trimmed; empty if it has fewer than two characters. */
export function readText(search: URLSearchParams, name: string): string {
  const text = (search.get(name) ?? '').trim();
  return text.length > 1 ? text : '';
}

/** The text in `q` that narrows a list. */
export function readFilter(search: URLSearchParams): string {
  return readText(search, 'q');
}

/** `before` with these parameters replaced. Defaults are left out, so that a plain view has a plain address. */
export function writeParameters(
  values: Readonly<Record<string, string | number>>,
  defaults: Readonly<Record<string, string | number>>,
  before: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (String(value) === String(defaults[name] ?? '')) search.delete(name);
    else search.set(name, String(value));
  }
  return search;
}
