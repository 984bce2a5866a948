import { DAY_MS } from '@routeglass/domain/time';
import { badRequest } from './problem.ts';

/** A time span, including its start and excluding its end; null if a side is open. */
export interface TimeSpan {
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * The span between two times of a request. A day as start means its first instant, as end its last. Throws E_BAD_REQUEST if the end is before
 * the start.
 */
export function timeSpan(from: string | undefined, until: string | undefined): TimeSpan {
  const first = from === undefined ? null : new Date(from);
  const last = until === undefined ? null : new Date(until);
  const isDay = until?.length === 10;
  if (first && last && first.getTime() > last.getTime() + (isDay ? DAY_MS - 1 : 0))
    throw badRequest('until', 'until is before from');
  return { from: first, until: last && isDay ? new Date(last.getTime() + DAY_MS) : last };
}
