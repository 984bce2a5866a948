import { neighbours, type RelationGraph } from '../relations/graph.ts';

/**
 * Shortest valley-free path from each target to an origin, in wire order: what could be used, whether or not it is preferred. Seen from
 * the origin a path climbs through providers, crosses at most one peering and descends. Of equally short ones the lowest next hops.
 *
 * Targets that cannot be reached, or that the graph does not know, are left out.
 */
export function possiblePaths(graph: RelationGraph, origin: number, targets: Iterable<number>): number[][] {
  const root = graph.indexOf(origin);
  if (root === undefined) return [];
  const tree = search(graph, root);
  const paths: number[][] = [];
  for (const target of new Set(targets)) {
    const node = graph.indexOf(target);
    const state = node === undefined ? undefined : arrivalAt(tree, node);
    if (state !== undefined) paths.push(walk(graph, tree, state));
  }
  return paths;
}

/** Two states a node, `2 * node` while only climbing and `2 * node + 1` after the summit; hops is -1 where a state is not reached. */
interface Tree {
  readonly hops: Int32Array;
  readonly next: Uint32Array;
}

function search(graph: RelationGraph, root: number): Tree {
  const size = 2 * graph.asns.length;
  const tree: Tree = { hops: new Int32Array(size).fill(-1), next: new Uint32Array(size) };
  let level = [2 * root];
  tree.hops[2 * root] = 0;
  for (let hops = 1; level.length > 0; hops++) {
    const following: number[] = [];
    const reach = (from: number, to: number): void => {
      if (tree.hops[to] !== -1) return;
      tree.hops[to] = hops;
      tree.next[to] = from;
      following.push(to);
    };
    for (const state of level) {
      const node = state >> 1;
      if ((state & 1) === 0) {
        for (const provider of neighbours(graph.providers, node)) reach(state, 2 * provider);
        for (const peer of neighbours(graph.peers, node)) reach(state, 2 * peer + 1);
      }
      for (const customer of neighbours(graph.customers, node)) reach(state, 2 * customer + 1);
    }
    level = following.sort((a, b) => a - b);
  }
  return tree;
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
