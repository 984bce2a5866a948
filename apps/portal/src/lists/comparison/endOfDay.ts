import { DAY_MS } from '@routeglass/domain/time';

/** What stood when a day (`2026-11-09`, UTC) was over: the first instant of the next one. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(day) + DAY_MS);
}

/** Whether what begins and ends so stood at an instant, by the rule of the comparison itself: begun before it, not ended before it. */
export function stoodAt(at: Date, begun: string, ended: string | null): boolean {
  return Date.parse(begun) < at.getTime() && (ended === null || Date.parse(ended) >= at.getTime());
}
