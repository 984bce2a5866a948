/**
 * An error in a record. The decoder counts it, notes its offset and continues with the next record. The message is a fixed text because it is
 * the key of a count.
 */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
}

/** Throws unless `bytes` more bytes fit before `end`. */
export function requireBytes(at: number, bytes: number, end: number, what: string): void {
  if (at + bytes > end) throw new BadRecord(`${what} runs over the end`);
}
