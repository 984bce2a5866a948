/**
 * Whether two members of the clique stand apart on a path, with another network between them: that network was written there, for it cannot
 * sell transit between them.
 */
export function isPoisoned(path: readonly number[], clique: ReadonlySet<number>): boolean {
  let last = -1;
  for (const [place, asn] of path.entries()) {
    if (!clique.has(asn)) continue;
    if (last >= 0 && place - last > 1) return true;
    last = place;
  }
  return false;
}
