const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
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

/** How to say instants apart: to the minute, and to the second where a minute has several of them. Ascending or descending. */
export function apartTexts(times: readonly number[]): (time: number) => string {
  const minutes = times.map((time) => Math.floor(time / MINUTE));
  const repeated = new Set(minutes.filter((minute, at) => minute === minutes[at - 1]));
  return (time) => (repeated.has(Math.floor(time / MINUTE)) ? secondText : minuteText)(new Date(time));
}

/** An instant to the minute in UTC, `Nov 5 2026 09:04 UTC`. */
export function minuteText(instant: Date): string {
  const day = `${months[instant.getUTCMonth()]} ${instant.getUTCDate()} ${instant.getUTCFullYear()}`;
  return `${day} ${two(instant.getUTCHours())}:${two(instant.getUTCMinutes())} UTC`;
}
