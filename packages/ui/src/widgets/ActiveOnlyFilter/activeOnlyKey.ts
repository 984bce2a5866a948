/** Name under which the address of a page keeps a list's 'Active only': the list's own name with a suffix. */
export function activeOnlyKey(list: string): string {
  return `${list}-active`;
}
