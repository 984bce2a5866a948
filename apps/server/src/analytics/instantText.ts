let last = Number.NaN;
let text = '';

/**
 * Formats an instant (seconds since 1970) for the database, rounded down to whole milliseconds: the stored value is never later than the real one.
 * Consecutive rows mostly share an instant, so the last text is reused.
 */
export function instantText(seconds: number): string {
  if (seconds === last) return text;
  last = seconds;
  text = new Date(Math.floor(seconds * 1000)).toISOString();
  return text;
}
