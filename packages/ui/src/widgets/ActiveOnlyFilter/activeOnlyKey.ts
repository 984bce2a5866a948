/** Name of a list's 'Active only' parameter in the URL: the list's own name with a suffix. */
export function activeOnlyKey(list: string): string {
  return `${list}-active`;
}
