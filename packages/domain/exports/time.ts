/** Lengths of time, and days as they are written. */
export { DAY_MS, DAY_SECONDS, HOUR_MS } from '../src/time/day.ts';
export { comparedInstant, isDay } from '../src/time/comparedInstant.ts';
export { minuteText } from '../src/time/minuteText.ts';
