/** Whether two clique members are separated on a path by another network: it was inserted, because it cannot sell transit between them. */
export function isPoisoned(path: readonly number[], clique: ReadonlySet<number>): boolean {
  let last = -1;
  for (const [place, asn] of path.entries()) {
    if (!clique.has(asn)) continue;
    if (last >= 0 && place - last > 1) return true;
    last = place;
  }
  return false;
}
