/** Text short of this many characters does not narrow a list. */
const SHORTEST_FILTER = 2;

/** The part of a typed text that narrows the list: all of it, or nothing. */
export function filterInForce(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST_FILTER ? trimmed : '';
}
