import { Passage, type PeerShares, peerShares } from './passage.ts';

/** One part in this many of the shares is dropped at either end. */
const TRIMMED_PART = 10;

/** Number of lowest, and of highest, shares that are dropped: floor(n/10). */
export function trimmedOfEachSide(shares: number): number {
  return Math.floor(shares / TRIMMED_PART);
}

/**
 * Mean of the peers' shares without the floor(n/10) lowest and the floor(n/10) highest: AS hegemony of one network (Fontugne, Shah, Aben: The
 * (thin) bridges of AS connectivity, PAM 2018). 0 for no shares.
 *
 * @param shares for each collector peer AS, the share, 0 to 1, of address weight whose best path passes through the network; 0 for a peer that
 * never saw it.
 */
export function trimmedMean(shares: ArrayLike<number>): number {
  const cut = trimmedOfEachSide(shares.length);
  const end = shares.length - cut;
  if (end <= cut) return 0;
  const ascending = cut === 0 ? shares : Float64Array.from(shares).sort();
  let sum = 0;
  for (let i = cut; i < end; i++) sum += ascending[i]!;
  return sum / (end - cut);
}

/** A peer's share for a network, and whether it was trimmed. */
export interface JudgedShare {
  /** The peer AS. */
  readonly peer: number;
  readonly share: number;
  readonly trimmed: 'lowest' | 'highest' | null;
}

/** The shares behind a score, including the trimmed ones, the highest first; equal shares by ascending ASN. */
export function judgeShares(peers: readonly number[], shares: ArrayLike<number>): JudgedShare[] {
  const cut = trimmedOfEachSide(peers.length);
  return peers
    .map((peer, i) => ({ peer, share: shares[i]! }))
    .sort((a, b) => b.share - a.share || a.peer - b.peer)
    .map((row, place) => ({
      ...row,
      trimmed: place < cut ? 'highest' : place >= peers.length - cut ? 'lowest' : null,
    }));
}

/** Connectivity Score, 0 to 1000, of one network: 1000 × AS hegemony. */
export function scoreOf(shares: PeerShares, asn: number): number {
  return 1000 * trimmedMean(shares.sharesOf(asn));
}

/** One path of a collector peer, with the address weight that it carries. */
export interface WeightedPath {
  /** In wire order, the peer first and the origin last; without sets. */
  readonly path: ArrayLike<number>;
  readonly weight: number;
}

/**
 * Connectivity Scores, 0 to 1000, of all networks on the paths: 1000 × AS hegemony. Networks with a score of zero after trimming are kept.
 *
 * @param peers for each peer AS its weighted paths; the peer itself and the origin count as passed through.
 */
export function connectivityScores(peers: ReadonlyMap<number, Iterable<WeightedPath>>): Map<number, number> {
  const passage = new Passage(peers.size);
  let peer = 0;
  for (const paths of peers.values()) {
    for (const { path, weight } of paths) passage.add(peer, [...new Set(Array.from(path))], weight);
    peer++;
  }
  const shares = peerShares(passage, [...peers.keys()]);
  return new Map(Array.from(passage.through.keys(), (asn) => [asn, scoreOf(shares, asn)]));
}
