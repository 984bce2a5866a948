import { DAY_MS } from './day.ts';

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The instant at which things are compared: when a day (`2026-11-09`, UTC) is over, or the instant itself (`2026-11-09T08:01:00Z`). */
export function comparedInstant(time: string): Date {
  return new Date(Date.parse(time) + (isDay(time) ? DAY_MS : 0));
}
