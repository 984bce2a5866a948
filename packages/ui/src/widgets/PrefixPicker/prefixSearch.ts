/** The search text: what was typed, if it is longer than one character and not the selected prefix. */
export function searchTextOf(typed: string, selected: string | null): string {
  const text = typed.trim();
  return text.length > 1 && text !== selected ? text : '';
}

/** The prefix to select if none is: the first on the first page. Null if there is none or one is selected. */
export function firstChoice(selected: string | null, options: readonly string[], isLoading: boolean): string | null {
  return selected === null && !isLoading ? (options[0] ?? null) : null;
}
