import { DAY_MS } from '@routeglass/domain/time';
import { badRequest } from './problem.ts';

/** A span of time from its first instant to before its last; null where an end is open. */
export interface TimeSpan {
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * The span between two times as calls are given them: a day counts from its first instant, and as an end to its last. Throws E_BAD_REQUEST where
 * the end is before the beginning.
 */
export function timeSpan(from: string | undefined, until: string | undefined): TimeSpan {
  const first = from === undefined ? null : new Date(from);
  const last = until === undefined ? null : new Date(until);
  const isDay = until?.length === 10;
  if (first && last && first.getTime() > last.getTime() + (isDay ? DAY_MS - 1 : 0))
    throw badRequest('until', 'until is before from');
  return { from: first, until: last && isDay ? new Date(last.getTime() + DAY_MS) : last };
}
