import { BrokenFile } from './input/brokenFile.ts';

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Whether data can be of an instant, milliseconds since 1970: none is older than 1970 or of the year 2200 and later. False for NaN. */
export function isPossibleInstant(milliseconds: number): boolean {
  return milliseconds >= EARLIEST && milliseconds < LATEST;
}

/**
 * The instant that a file says it is of; null for a text that is none. Throws `BrokenFile` for one that cannot be: a file of the year 9999 would
 * pass for the newest for ever.
 */
export function instantOfFile(text: string, offset: number): Date | null {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return null;
  if (!isPossibleInstant(instant.getTime()))
    throw new BrokenFile(`the file is dated ${instant.toISOString()}, which is impossible`, offset);
  return instant;
}
