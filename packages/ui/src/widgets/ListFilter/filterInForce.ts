/** Minimum number of characters for a filter. */
const SHORTEST_FILTER = 2;

/** The filter for a typed text: all of it, or nothing if it is too short. */
export function filterInForce(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST_FILTER ? trimmed : '';
}
