import { isDay } from '@routeglass/domain/time';
import { minuteText } from './dateText.ts';

/** A compared day or instant, short: `2026/11/09`, `Nov 9 2026 08:01 UTC`. */
export function comparedTimeText(time: string): string {
  return isDay(time) ? time.replaceAll('-', '/') : minuteText(new Date(time));
}

/** For use in a sentence: `the end of 2026/11/09`, `Nov 9 2026 08:01 UTC`. */
export function comparedTimeName(time: string): string {
  return isDay(time) ? `the end of ${comparedTimeText(time)}` : comparedTimeText(time);
}
