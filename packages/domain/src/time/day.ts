/** A day in seconds, as instants of routes are counted. Days are of UTC, which has no other. */
export const DAY_SECONDS = 86_400;

/** A day in milliseconds, as `Date` counts. */
export const DAY_MS = DAY_SECONDS * 1000;

/** An hour in milliseconds. */
export const HOUR_MS = DAY_MS / 24;
