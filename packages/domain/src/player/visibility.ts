/**
 * Share of the peers that carry a prefix, in percent, 100 at most. `total` is the count of all peers with a table of the prefix's IP version;
 * where it is not known (or not positive) it counts as 1.
 */
export function visibilityPercent(peers: number, total = 1): number {
  return Math.min(100, (100 * Math.max(0, peers)) / (total > 0 ? total : 1));
}
