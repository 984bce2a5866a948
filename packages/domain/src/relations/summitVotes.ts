import { DOWN, UNKNOWN, UP } from './linkStates.ts';
import { countLinkVotes } from './linkVotes.ts';
import { fromNode, toNode, type PathTable } from './pathTable.ts';
import type { TransitRanks } from './transitDegree.ts';

/** Networks whose transit degrees differ by this factor count as provider and customer, not as peers (Gao 2001). */
const UNLIKE = 60;

/** Share of the collector peers that must see a link: customers' routes go everywhere, peers' routes only to a few. */
const ENOUGH_PEERS = 1 / 8;

/**
 * Votes for links that no known relation reaches, as in tables with few collector peers: a path climbs to its network of the highest rank and
 * descends from there (Gao 2001). One of the two steps at the summit may be a peering: the one to the neighbor of the higher rank, unless its
 * ends differ too much.
 */
export function summitVotes(
  table: PathTable,
  ranks: TransitRanks,
  relation: Uint8Array,
  skip: (path: number) => boolean,
): Map<number, number> {
  const { peers } = countLinkVotes(table, relation, skip);
  const enough = effectivePeers(table) * ENOUGH_PEERS;
  const votes = new Map<number, number>();
  const vote = (step: number): void => void votes.set(step, (votes.get(step) ?? 0) + 1);
  for (let path = 0; path + 1 < table.starts.length; path++) {
    if (skip(path)) continue;
    const steps = table.steps.subarray(table.starts[path], table.starts[path + 1]);
    if (!steps.some((step) => relation[step] === UNKNOWN)) continue;
    const nodes = [fromNode(table, steps[0]!), ...Array.from(steps, (step) => toNode(table, step))];
    const ranksOnPath = nodes.map((node) => ranks.rank[node]!);
    const summit = ranksOnPath.indexOf(Math.min(...ranksOnPath));
    const known = (i: number): boolean => {
      const type = relation[steps[i] ?? -1];
      return type === UP || type === DOWN;
    };
    // One of the two steps at the summit may be a peering. If one is already known as transit, the other one may be it.
    const [before, after] = [summit - 1, summit];
    const perhapsPeer = known(after)
      ? before
      : known(before)
        ? after
        : (ranksOnPath[summit - 1] ?? Infinity) < (ranksOnPath[summit + 1] ?? Infinity)
          ? before
          : after;
    steps.forEach((step, i) => {
      if (relation[step] !== UNKNOWN || peers[step >> 1]! < enough) return;
      const down = i < summit ? step ^ 1 : step;
      if (i !== perhapsPeer || areUnlike(ranks, fromNode(table, down), toNode(table, down))) vote(down);
    });
  }
  return votes;
}

function areUnlike({ transitDegree }: TransitRanks, high: number, low: number): boolean {
  return transitDegree[high]! >= UNLIKE * Math.max(1, transitDegree[low]!);
}

/** Number of collector peers, weighted by how evenly they share the paths (inverse Simpson index): partial feeds hardly count. */
function effectivePeers({ peers }: PathTable): number {
  const paths = new Map<number, number>();
  for (const peer of peers) paths.set(peer, (paths.get(peer) ?? 0) + 1);
  let squares = 0;
  for (const count of paths.values()) squares += (count / peers.length) ** 2;
  return squares === 0 ? 0 : 1 / squares;
}
