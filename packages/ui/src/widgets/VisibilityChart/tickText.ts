import { DAY_MS } from '@routeglass/domain/time';
import { dayText, minuteText } from '../../facts/dateText.ts';
import type { TimeSpan } from './timeline.ts';

/** A mark of the time axis: the day, or within four days the time of the day (`09:04`), at midnight the day again. */
export function tickText(time: number, [start, end]: TimeSpan): string {
  const date = new Date(time);
  if (time % DAY_MS === 0 || end - start > 4 * DAY_MS) return dayText(date);
  return minuteText(date).slice(-9, -4);
}
