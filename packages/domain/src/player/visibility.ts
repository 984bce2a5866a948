/**
 * Share of the peers that have a route to a prefix, in percent, at most 100. `total` is the number of all peers with a table of the prefix's IP
 * version; if it is unknown or not positive, it counts as 1.
 */
export function visibilityPercent(peers: number, total = 1): number {
  return Math.min(100, (100 * Math.max(0, peers)) / (total > 0 ? total : 1));
}
