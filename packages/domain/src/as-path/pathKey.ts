/**
 * A path without prepends, to recognize the same path in different notations: `3356 174 64500` for `3356 174 174 64500` and for
 * `3356×1 → 174×2 → 64500×1`.
 */
export function pathKey(path: string): string {
  const asns = path.replaceAll(/×\d+/g, '').split(/[ →]+/);
  return asns.filter((asn, at) => asn !== asns[at - 1]).join(' ');
}
