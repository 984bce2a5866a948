import { DAY_MS } from '@routeglass/domain/time';
import { dayText, minuteText } from '../../facts/dateText.ts';
import type { TimeSpan } from './timeline.ts';

/** A label of the time axis: the day, or the time (`09:04`) if the span is at most four days, except at midnight. */
export function tickText(time: number, [start, end]: TimeSpan): string {
  const date = new Date(time);
  if (time % DAY_MS === 0 || end - start > 4 * DAY_MS) return dayText(date);
  return minuteText(date).slice(-9, -4);
}
