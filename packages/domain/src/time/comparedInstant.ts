import { DAY_MS } from './day.ts';

/** Whether a text is a valid date, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The instant for a comparison: the end of a day (`2026-11-09`, UTC), or the instant itself (`2026-11-09T08:01:00Z`). */
export function comparedInstant(time: string): Date {
  return new Date(Date.parse(time) + (isDay(time) ? DAY_MS : 0));
}
