/**
 * Mean of what is left of the peers' shares after the floor(n/10) lowest and the floor(n/10) highest are dropped: AS hegemony of one network
 * (Fontugne, Shah, Aben: The (thin) bridges of AS connectivity, PAM 2018). 0 for no shares.
 *
 * @param shares for each collector peer AS the share, 0 to 1, of address weight whose best path passes through the network; 0 for a peer
 *   that never saw it.
 */
export function trimmedMean(shares: readonly number[]): number {
  const cut = Math.floor(shares.length / 10);
  const kept = shares.toSorted((a, b) => a - b).slice(cut, shares.length - cut);
  return kept.length === 0 ? 0 : kept.reduce((sum, share) => sum + share, 0) / kept.length;
}

/** Paths of one collector peer with the address weight that each carries. */
export interface WeightedPath {
  /** In wire order, the peer first and the origin last; without a set. */
  readonly path: ArrayLike<number>;
  readonly weight: number;
}

/**
 * Connectivity Scores, 0 to 1000, of all networks on the paths: 1000 × AS hegemony. Networks with a score of zero after the trimming are
 * kept.
 *
 * @param peers for each peer AS its weighted paths; the peer itself and the origin count as passed through.
 */
export function connectivityScores(peers: ReadonlyMap<number, Iterable<WeightedPath>>): Map<number, number> {
  const shares = new Map<number, number[]>();
  let count = 0;
  for (const paths of peers.values()) {
    const weights = new Map<number, number>();
    let total = 0;
    for (const { path, weight } of paths) {
      total += weight;
      for (const asn of new Set(Array.from(path))) weights.set(asn, (weights.get(asn) ?? 0) + weight);
    }
    if (total === 0) continue;
    count++;
    for (const [asn, weight] of weights) {
      const list = shares.get(asn);
      if (list) list.push(weight / total);
      else shares.set(asn, [weight / total]);
    }
  }
  const scores = new Map<number, number>();
  for (const [asn, seen] of shares) {
    const all = [...seen, ...Array<number>(count - seen.length).fill(0)];
    scores.set(asn, 1000 * trimmedMean(all));
  }
  return scores;
}
