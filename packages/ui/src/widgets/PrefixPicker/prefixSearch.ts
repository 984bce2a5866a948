/** The text to search for: what was typed, when it is longer than one character and not the prefix that stands there anyway. */
export function searchTextOf(typed: string, selected: string | null): string {
  const text = typed.trim();
  return text.length > 1 && text !== selected ? text : '';
}

/** The prefix to choose where none is: the first of the first page. Null where there is nothing to choose or a choice was made. */
export function firstChoice(selected: string | null, options: readonly string[], isLoading: boolean): string | null {
  return selected === null && !isLoading ? (options[0] ?? null) : null;
}
