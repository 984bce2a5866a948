import { DAY_SECONDS } from '@routeglass/domain/time';
import type { StoryRoute } from '@routeglass/domain/history';

/** How many rated days are kept per world: the newest ones. */
export const RATED_DAYS = 31;

/** Day (UTC) of an instant in seconds since 1970: `2026-01-31`. */
export function dayOf(instant: number): string {
  return new Date(instant * 1000).toISOString().slice(0, 10);
}

/** First instant after a day, in seconds since 1970. */
export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + DAY_SECONDS;
}

/** Whether a route is current at the end of a day. `end` is the start of the next day. */
export function standsAt({ from, until }: Pick<StoryRoute, 'from' | 'until'>, end: number): boolean {
  return from < end && (until === null || until >= end);
}

/** The newest `RATED_DAYS` of these days, ascending. */
export function newestDays(days: Iterable<string>): string[] {
  return [...new Set(days)].sort().slice(-RATED_DAYS);
}
