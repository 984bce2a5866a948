import { neighbors, type RelationGraph } from '../relations/graph.ts';

/**
 * Shortest valley-free path from each target to an origin, in wire order: a path that could be used, preferred or not. Seen from the origin, a
 * path climbs through providers, crosses at most one peering and descends. Among equally short paths, the one with the lowest next hops.
 *
 * Targets that cannot be reached or are not in the graph are left out.
 *
 * A path consists of two climbs that meet, from the origin and from the target. At most a few hundred networks are above a network, but nearly
 * all are below its providers, so only the two climbs are searched.
 */
export function possiblePaths(graph: RelationGraph, origin: number, targets: Iterable<number>): number[][] {
  const root = graph.indexOf(origin);
  if (root === undefined) return [];
  const nodes = [...new Set(targets)].flatMap((target) => graph.indexOf(target) ?? []);
  const ways = climbFrom(graph, root);
  descendTo(graph, nodes, ways);
  return nodes.flatMap((node) => {
    const state = arrivalAt(ways, node);
    return state === undefined ? [] : [walk(graph, ways, state)];
  });
}

/** A position on a path: a node, and whether the path has passed its summit. */
interface State {
  readonly node: number;
  readonly isDescending: boolean;
}

interface Ways {
  /** For every node, the hops of a climb to it from the origin plus one; 0 if there is none. */
  readonly climbed: Uint16Array;
  /** For nodes above the origin, the next node towards it. */
  readonly next: ReadonlyMap<number, number>;
  /** For nodes above the targets, the hops from the origin if a path from it descends there. */
  readonly descended: Map<number, number>;
}

function climbFrom({ asns, providers }: RelationGraph, root: number): Ways {
  const climbed = new Uint16Array(asns.length);
  const next = new Map([[root, root]]);
  climbed[root] = 1;
  // The map grows while it is iterated, level by level.
  for (const node of next.keys()) {
    const above = climbed[node]! + 1;
    for (const provider of neighbors(providers, node)) {
      if (climbed[provider] === 0) climbed[provider] = above;
      else if (climbed[provider] !== above || (next.get(provider) ?? 0) < node) continue;
      next.set(provider, node);
    }
  }
  return { climbed, next, descended: new Map() };
}

/** Extends paths from the meeting points of the two climbs down to the targets, in order of hops. */
function descendTo({ providers, peers }: RelationGraph, targets: readonly number[], ways: Ways): void {
  const { climbed, descended } = ways;
  const above = new Set(targets);
  const below = new Map<number, number[]>();
  const levels: number[][] = [];
  for (const node of above) {
    const summit = Math.min(lowest(climbed, neighbors(providers, node)), lowest(climbed, neighbors(peers, node)));
    if (summit < Number.POSITIVE_INFINITY) (levels[summit] ??= []).push(node);
    for (const provider of neighbors(providers, node)) {
      above.add(provider);
      const customers = below.get(provider);
      if (customers) customers.push(node);
      else below.set(provider, [node]);
    }
  }
  for (let hops = 1; hops < levels.length; hops++) {
    for (const node of levels[hops] ?? []) {
      if (descended.has(node)) continue;
      descended.set(node, hops);
      const customers = below.get(node);
      if (customers) (levels[hops + 1] ??= []).push(...customers);
    }
  }
}

/** The smallest value above zero; infinite if there is none. */
function lowest(climbed: Uint16Array, nodes: Uint32Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const here = climbed[node]!;
    if (here > 0 && here < least) least = here;
  }
  return least;
}

function arrivalAt({ climbed, descended }: Ways, node: number): State | undefined {
  const climbing = climbed[node]! - 1;
  const descending = descended.get(node);
  if (climbing < 0) return descending === undefined ? undefined : { node, isDescending: true };
  return { node, isDescending: descending !== undefined && descending < climbing };
}

function walk(graph: RelationGraph, ways: Ways, arrival: State): number[] {
  const path: number[] = [];
  for (let at: State | undefined = arrival; at; at = nextOf(graph, ways, at)) path.push(graph.asns[at.node]!);
  return path;
}

/** The state one hop nearer to the origin; undefined at the origin. If a node has two states, the one before the summit. */
function nextOf(graph: RelationGraph, { climbed, next, descended }: Ways, at: State): State | undefined {
  if (!at.isDescending) {
    const node = next.get(at.node) ?? at.node;
    return node === at.node ? undefined : { node, isDescending: false };
  }
  const nearer = (descended.get(at.node) ?? 0) - 1;
  let best: State | undefined;
  const offer = (node: number, isDescending: boolean): void => {
    if (!best || node < best.node) best = { node, isDescending };
  };
  for (const peer of neighbors(graph.peers, at.node)) if (climbed[peer] === nearer + 1) offer(peer, false);
  for (const provider of neighbors(graph.providers, at.node)) {
    if (climbed[provider] === nearer + 1) offer(provider, false);
    else if (descended.get(provider) === nearer) offer(provider, true);
  }
  return best;
}
