/** For a value read before it is needed: an error is thrown where it is awaited, not as an unhandled rejection. */
export function readAhead<T>(reading: Promise<T>): Promise<T> {
  reading.catch(() => {});
  return reading;
}
