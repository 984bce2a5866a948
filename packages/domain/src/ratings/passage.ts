/** Address weight that passes through networks, from the tables of collector peers: the input of AS hegemony. Peers are numbered from 0. */
export class Passage {
  /** Weight of each peer's whole table. */
  readonly totals: Float64Array;
  /** By ASN, the weight that passes through it in the table of each peer. */
  readonly through = new Map<number, Float64Array>();

  /** @param peers the number of peers. */
  constructor(peers: number) {
    this.totals = new Float64Array(peers);
  }

  /** @param path clean, so that no network is on it twice; the peer and the origin count as passed through. */
  add(peer: number, path: ArrayLike<number>, weight: number): void {
    this.totals[peer]! += weight;
    for (let i = 0; i < path.length; i++) {
      const asn = path[i]!;
      let weights = this.through.get(asn);
      if (!weights) this.through.set(asn, (weights = new Float64Array(this.totals.length)));
      weights[peer]! += weight;
    }
  }
}

/** Shares of networks by peer AS. */
export interface PeerShares {
  /** Peer ASes with a table, ascending. */
  readonly peers: readonly number[];
  /** For each of them the part, 0 to 1, of its weight that passes through the network; all zeros for a network that none of them saw. */
  sharesOf(asn: number): Float64Array;
}

/** A peer with less than this part of the largest table's weight shows only itself and its customers, not the world. */
const LEAST_VIEW = 0.1;

/** For each peer, whether it sends enough of a table to be a view of the world (the full feeds of Fontugne et al.). */
export function fullPeers({ totals }: Passage): boolean[] {
  const fullest = Math.max(0, ...totals);
  return Array.from(totals, (total) => total > 0 && total >= LEAST_VIEW * fullest);
}

/**
 * Shares by peer AS: the average over the peers of one AS. Peers without a table are left out.
 *
 * @param asns AS number of each peer. @param counts which peers count; default: all.
 */
export function peerShares(
  { totals, through }: Passage,
  asns: readonly number[],
  counts?: readonly boolean[],
): PeerShares {
  const members = new Map<number, number[]>();
  asns.forEach((asn, peer) => {
    if (totals[peer]! <= 0 || counts?.[peer] === false) return;
    const list = members.get(asn);
    if (list) list.push(peer);
    else members.set(asn, [peer]);
  });
  const peers = [...members.keys()].sort((a, b) => a - b);
  const groups = peers.map((asn) => members.get(asn) ?? []);
  return {
    peers,
    sharesOf(asn) {
      const weights = through.get(asn);
      return Float64Array.from(groups, (group) => {
        if (!weights) return 0;
        return group.reduce((sum, peer) => sum + weights[peer]! / (totals[peer] ?? 1), 0) / group.length;
      });
    },
  };
}
