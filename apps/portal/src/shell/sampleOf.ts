/** True if all are of the laboratory; undefined if any is not, or there are none. */
export function sampleOf(found: readonly object[]): true | undefined {
  const isSample = (one: object) => 'sample' in one && one.sample === true;
  return found.length > 0 && found.every(isSample) ? true : undefined;
}
