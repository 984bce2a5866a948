/** The page of a prefix or an address in its canonical spelling. Slash and colons stay as they are: the address can be read. */
export function prefixHref(prefix: string): string {
  return `/${prefix.includes('/') ? 'prefix' : 'ip'}/${prefix}`;
}
