import { dayText, minuteText } from '../DateTime/dateText.ts';
import type { TimeSpan } from './timeline.ts';

const DAY = 86_400_000;

/** A mark of the time axis: the day, or within four days the time of the day (`09:04`), at midnight the day again. */
export function tickText(time: number, [start, end]: TimeSpan): string {
  const date = new Date(time);
  if (time % DAY === 0 || end - start > 4 * DAY) return dayText(date);
  return minuteText(date).slice(-9, -4);
}
