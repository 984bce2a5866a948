let last = Number.NaN;
let text = '';

/**
 * An instant (seconds since 1970) for the database, in whole milliseconds, always rounded down: what is read back is never later than what was told.
 * Rows that follow each other mostly tell of the same one.
 */
export function instantText(seconds: number): string {
  if (seconds === last) return text;
  last = seconds;
  text = new Date(Math.floor(seconds * 1000)).toISOString();
  return text;
}
