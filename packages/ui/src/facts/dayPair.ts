/** Two days in UTC, yyyy-MM-dd. */
export interface DayPair {
  readonly from: string;
  readonly until: string;
}

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Why two days cannot be compared; null where they can. */
export function problemOf({ from, until }: DayPair): string | null {
  if (!isDay(from) || !isDay(until)) return 'Choose both days.';
  if (from > until) return 'The first day must not be after the second.';
  return from === until ? 'Choose two different days.' : null;
}
