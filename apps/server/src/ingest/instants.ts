import { BrokenFile } from './input/brokenFile.ts';

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Whether data can have this date (milliseconds since 1970): from 1970 and before 2200. False for NaN. */
export function isPossibleInstant(milliseconds: number): boolean {
  return milliseconds >= EARLIEST && milliseconds < LATEST;
}

/**
 * The date that a file states; null if the text is not a date. Throws `BrokenFile` for an impossible one: a file from the year 9999 would count as
 * the newest forever.
 */
export function instantOfFile(text: string, offset: number): Date | null {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return null;
  if (!isPossibleInstant(instant.getTime()))
    throw new BrokenFile(`the file is dated ${instant.toISOString()}, which is impossible`, offset);
  return instant;
}
