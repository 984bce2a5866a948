import { isDay } from '@routeglass/domain/time';

export { isDay };

/** Two times to compare: days in UTC (yyyy-MM-dd), compared at their end, or instants (ISO 8601). */
export interface DayPair {
  readonly from: string;
  readonly until: string;
}

/** Why two days cannot be compared; null if they can. */
export function problemOf({ from, until }: DayPair): string | null {
  if (!isDay(from) || !isDay(until)) return 'Choose both days.';
  if (from > until) return 'The first day must not be after the second.';
  return from === until ? 'Choose two different days.' : null;
}
