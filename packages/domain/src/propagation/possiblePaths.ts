import type { Adjacency, RelationGraph } from '../relations/graph.ts';

/**
 * Shortest valley-free path from each target to an origin, in wire order: what could be used, whether or not it is preferred. Seen from
 * the origin a path climbs through providers, crosses at most one peering and descends. Of equally short ones the lowest next hops.
 *
 * Targets that cannot be reached, or that the graph does not know, are left out.
 */
export function possiblePaths(graph: RelationGraph, origin: number, targets: Iterable<number>): number[][] {
  const root = graph.indexOf(origin);
  if (root === undefined) return [];
  const nodes = [...new Set(targets)].flatMap((target) => graph.indexOf(target) ?? []);
  const tree = search(graph, root, nodes);
  return nodes.flatMap((node) => {
    const state = arrivalAt(tree, node);
    return state === undefined ? [] : [walk(graph, tree, state)];
  });
}

/** Two states a node, `2 * node` while only climbing and `2 * node + 1` after the summit; hops is -1 where a state is not reached. */
interface Tree {
  readonly hops: Int32Array;
  readonly next: Uint32Array;
}

/** Goes through the states by their hops, up to the level at which the last of the wanted nodes is reached. */
function search({ asns, providers, peers, customers }: RelationGraph, root: number, wanted: readonly number[]): Tree {
  const size = 2 * asns.length;
  const waiting = new Set(wanted);
  let last = Number.POSITIVE_INFINITY;
  const hops = new Int32Array(size).fill(-1);
  const next = new Uint32Array(size);
  const queue = new Uint32Array(size);
  let count = 1;
  queue[0] = 2 * root;
  hops[2 * root] = 0;
  if (waiting.delete(root) && waiting.size === 0) last = 0;
  const reach = (from: number, { starts, targets }: Adjacency, side: 0 | 1): void => {
    const reached = (hops[from] as number) + 1;
    const end = starts[(from >> 1) + 1] as number;
    for (let i = starts[from >> 1] as number; i < end; i++) {
      const to = 2 * (targets[i] as number) + side;
      if (hops[to] === -1) {
        hops[to] = reached;
        next[to] = from;
        queue[count++] = to;
        if (waiting.delete(to >> 1) && waiting.size === 0) last = reached;
      } else if (hops[to] === reached && from < (next[to] as number)) next[to] = from;
    }
  };
  for (let done = 0; done < count; done++) {
    const state = queue[done] as number;
    // All of that level are known with their next hops by now; a target's other state could only be farther.
    if ((hops[state] as number) >= last) break;
    if ((state & 1) === 0) {
      reach(state, providers, 0);
      reach(state, peers, 1);
    }
    reach(state, customers, 1);
  }
  return { hops, next };
}

function arrivalAt({ hops }: Tree, node: number): number | undefined {
  const climbing = hops[2 * node] ?? -1;
  const descending = hops[2 * node + 1] ?? -1;
  if (climbing < 0 && descending < 0) return undefined;
  return descending < 0 || (climbing >= 0 && climbing <= descending) ? 2 * node : 2 * node + 1;
}

function walk(graph: RelationGraph, tree: Tree, state: number): number[] {
  const path = [graph.asns[state >> 1] ?? 0];
  for (let at = state; (tree.hops[at] ?? 0) > 0;) {
    at = tree.next[at] ?? 0;
    path.push(graph.asns[at >> 1] ?? 0);
  }
  return path;
}
