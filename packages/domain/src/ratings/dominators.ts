import type { Adjacency } from '../relations/graph.ts';

/** Immediate dominators of the nodes that can be reached from `roots`. */
export interface DominatorTree {
  /** For each node its immediate dominator: a node; `ROOT` if only the virtual root is on every way; `UNREACHED` if no way leads to it. */
  readonly parents: Int32Array;
}

export const ROOT = -1;
export const UNREACHED = -2;

/**
 * Dominator tree of a directed graph with a virtual root above `roots`, by iteration over the reverse postorder (Cooper, Harvey, Kennedy: A
 * Simple, Fast Dominance Algorithm, 2001).
 *
 * @param next edges away from the roots; @param previous the same edges, reversed.
 */
export function dominatorTree(next: Adjacency, previous: Adjacency, roots: Iterable<number>): DominatorTree {
  const count = next.starts.length - 1;
  const isRoot = new Uint8Array(count);
  const parents = new Int32Array(count).fill(UNREACHED);
  for (const root of roots) {
    isRoot[root] = 1;
    parents[root] = ROOT;
  }
  const order = reversePostorder(next, isRoot);
  const places = new Int32Array(count).fill(-1);
  order.forEach((node, place) => (places[node] = place));

  /** The nearest common dominator, found by climbing from the node that comes later in the order. */
  const meet = (a: number, b: number): number => {
    while (a !== b) {
      if (a === ROOT || b === ROOT) return ROOT;
      if (places[a]! > places[b]!) a = parents[a] ?? ROOT;
      else b = parents[b] ?? ROOT;
    }
    return a;
  };

  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const node of order) {
      if (isRoot[node] === 1) continue;
      let parent = UNREACHED;
      for (let i = previous.starts[node]!; i < previous.starts[node + 1]!; i++) {
        const from = previous.targets[i]!;
        if (parents[from] === UNREACHED) continue;
        parent = parent === UNREACHED ? from : meet(parent, from);
      }
      if (parents[node] === parent) continue;
      parents[node] = parent;
      isChanged = true;
    }
  }
  return { parents };
}

function reversePostorder({ starts, targets }: Adjacency, isRoot: Uint8Array): Uint32Array {
  const count = isRoot.length;
  const order = new Uint32Array(count);
  const isSeen = new Uint8Array(count);
  const stack = new Uint32Array(count);
  const edges = Uint32Array.from(starts);
  let free = count;
  for (let root = 0; root < count; root++) {
    if (isRoot[root] === 0 || isSeen[root] === 1) continue;
    let height = 1;
    stack[0] = root;
    isSeen[root] = 1;
    while (height > 0) {
      const node = stack[height - 1]!;
      const edge = edges[node]!;
      if (edge === starts[node + 1]) {
        order[--free] = node;
        height--;
        continue;
      }
      edges[node] = edge + 1;
      const target = targets[edge]!;
      if (isSeen[target] === 1) continue;
      isSeen[target] = 1;
      stack[height++] = target;
    }
  }
  return order.subarray(free);
}
