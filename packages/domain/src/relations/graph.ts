/** Relation of `a` to `b`: provider to customer, or peers. */
export type LinkType = 'p2c' | 'p2p';

/** A relation as seen from one end: peers, provider to customer, customer to provider, not visible. */
export const relationTypes = ['p2p', 'p2c', 'c2p', '?'] as const;
export type Relation = (typeof relationTypes)[number];

/** The same relation as seen from the other end. */
export function reversed(relation: Relation): Relation {
  if (relation === 'p2c') return 'c2p';
  return relation === 'c2p' ? 'p2c' : relation;
}

/** One relation between two networks; with `p2c`, `a` is the provider. */
export interface RelationLink {
  readonly a: number;
  readonly b: number;
  readonly type: LinkType;
}

/** Neighbors of each node, by index: those of node `i` are `targets[starts[i]] … targets[starts[i + 1] - 1]`, ascending. */
export interface Adjacency {
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
}

/** All relations of one IP version. Nodes are indices into `asns`, which ascends, so a lower index is a lower ASN. */
export interface RelationGraph {
  readonly asns: Uint32Array;
  readonly providers: Adjacency;
  readonly customers: Adjacency;
  readonly peers: Adjacency;
  /** Index of an ASN; undefined if no link contains it. */
  indexOf(asn: number): number | undefined;
}

/** Builds the graph. Duplicate links count once. */
export function createRelationGraph(links: Iterable<RelationLink>): RelationGraph {
  const ends = { p2c: [] as number[], p2p: [] as number[] };
  const seen = new Map<number, number>();
  for (const { a, b, type } of links) {
    ends[type].push(a, b);
    seen.set(a, 0);
    seen.set(b, 0);
  }
  const asns = Uint32Array.from(seen.keys()).sort();
  asns.forEach((asn, index) => seen.set(asn, index));
  const toIndex = (asn: number): number => seen.get(asn) ?? 0;
  const down = Uint32Array.from(ends.p2c, toIndex);
  const across = Uint32Array.from(ends.p2p, toIndex);
  const both = new Uint32Array(across.length * 2);
  both.set(across);
  both.set(swapped(across), across.length);
  return {
    asns,
    providers: adjacency(asns.length, swapped(down)),
    customers: adjacency(asns.length, down),
    peers: adjacency(asns.length, both),
    indexOf: (asn) => seen.get(asn),
  };
}

/** The relation of `from` to `to`. */
export function relationBetween(graph: RelationGraph, from: number, to: number): Relation {
  const a = graph.indexOf(from);
  const b = graph.indexOf(to);
  if (a === undefined || b === undefined) return '?';
  if (includes(graph.customers, a, b)) return 'p2c';
  if (includes(graph.providers, a, b)) return 'c2p';
  return includes(graph.peers, a, b) ? 'p2p' : '?';
}

/** Number of neighbors of node `index` in one adjacency. */
export function degree({ starts }: Adjacency, index: number): number {
  return starts[index + 1]! - starts[index]!;
}

/** Neighbors of node `index`, without a copy. */
export function neighbors({ starts, targets }: Adjacency, index: number): Uint32Array {
  return targets.subarray(starts[index], starts[index + 1]);
}

function includes({ starts, targets }: Adjacency, from: number, to: number): boolean {
  let low = starts[from]!;
  let high = starts[from + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (targets[middle]! < to) low = middle + 1;
    else high = middle;
  }
  return low < starts[from + 1]! && targets[low] === to;
}

function swapped(pairs: Uint32Array): Uint32Array {
  const result = new Uint32Array(pairs.length);
  for (let i = 0; i < pairs.length; i += 2) {
    result[i] = pairs[i + 1]!;
    result[i + 1] = pairs[i]!;
  }
  return result;
}

function adjacency(nodeCount: number, pairs: Uint32Array): Adjacency {
  const keys = new Float64Array(pairs.length / 2);
  for (let i = 0; i < keys.length; i++) keys[i] = pairs[2 * i]! * nodeCount + pairs[2 * i + 1]!;
  keys.sort();
  const starts = new Uint32Array(nodeCount + 1);
  const targets = new Uint32Array(keys.length);
  let count = 0;
  let node = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (i > 0 && key === keys[i - 1]) continue;
    const from = Math.floor(key / nodeCount);
    while (node < from) starts[++node] = count;
    targets[count++] = key - from * nodeCount;
  }
  while (node < nodeCount) starts[++node] = count;
  return { starts, targets: targets.subarray(0, count) };
}
