/** Lengths of time. */
export { DAY_MS, DAY_SECONDS } from '../src/time/day.ts';
