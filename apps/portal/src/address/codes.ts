/** Country codes of a parameter, separated by commas: two letters each, or None. Anything else is ignored. */
export function readCodes(search: URLSearchParams, name: string): readonly string[] {
  const codes = search.getAll(name).flatMap((each) => each.split(','));
  return [...new Set(codes.filter((code) => /^([A-Z]{2}|None)$/.test(code)))];
}
