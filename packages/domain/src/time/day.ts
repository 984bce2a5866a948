/** A day in seconds, the unit of route instants. Days are in UTC, so all have this length. */
export const DAY_SECONDS = 86_400;

/** A day in milliseconds, the unit of `Date`. */
export const DAY_MS = DAY_SECONDS * 1000;

export const HOUR_MS = DAY_MS / 24;
