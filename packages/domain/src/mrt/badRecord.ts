/** What is wrong with a record; the decoder counts it, notes where it stands and goes on with the next one. The message is a fixed text: it is the key of a count. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
}

/** Holds that `bytes` more bytes fit before `end`. */
export function requireBytes(at: number, bytes: number, end: number, what: string): void {
  if (at + bytes > end) throw new BadRecord(`${what} runs over the end`);
}
