import { minuteText } from '@routeglass/domain/time';

export { minuteText };

const two = (value: number) => String(value).padStart(2, '0');

/** The day of an instant in UTC, `2026/11/05`. */
export function dayText(instant: Date): string {
  return `${instant.getUTCFullYear()}/${two(instant.getUTCMonth() + 1)}/${two(instant.getUTCDate())}`;
}

/** An instant to the second in UTC, `Nov 5 2026 09:04:07 UTC`. */
export function secondText(instant: Date): string {
  return minuteText(instant).replace(/ UTC$/, `:${two(instant.getUTCSeconds())} UTC`);
}

const MINUTE = 60_000;

/**
 * Returns a format that distinguishes instants: to the minute, or to the second if several are in the same minute. `times` may be ascending or
 * descending.
 */
export function apartTexts(times: readonly number[]): (time: number) => string {
  const minutes = times.map((time) => Math.floor(time / MINUTE));
  const repeated = new Set(minutes.filter((minute, at) => minute === minutes[at - 1]));
  return (time) => (repeated.has(Math.floor(time / MINUTE)) ? secondText : minuteText)(new Date(time));
}
