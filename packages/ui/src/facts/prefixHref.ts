/** The page of a prefix or an address in its canonical spelling. Slash and colons are not escaped, to keep it readable. */
export function prefixHref(prefix: string): string {
  return `/${prefix.includes('/') ? 'prefix' : 'ip'}/${prefix}`;
}
