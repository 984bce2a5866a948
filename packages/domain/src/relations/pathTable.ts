import { NumberLists } from '../columns/numberLists.ts';
import { cleanPath, type CleaningRules, type DropReason } from './cleanPath.ts';

/**
 * Clean paths as runs of directed links. A link joins two nodes (indices into `asns`, ascending) and has two directions: `2 * link` from the
 * lower node to the higher, `2 * link + 1` back. Links are ordered by their ends, so that ties are decided the same way for any order of paths.
 */
export interface PathTable {
  readonly asns: Uint32Array;
  /** Ends of each link: `ends[2 * link] < ends[2 * link + 1]`. */
  readonly ends: Uint32Array;
  /** Steps of path `i`: `steps[starts[i]] … steps[starts[i + 1] - 1]`, in wire order; a path of one AS has none. */
  readonly steps: Uint32Array;
  readonly starts: Uint32Array;
  /** First AS of each path as a node: the collector's peer. */
  readonly peers: Uint32Array;
  readonly dropped: Readonly<Record<DropReason, number>>;
}

/** Cleans the paths and collects their links. The paths are distinct and in wire order. */
export function createPathTable(paths: Iterable<ArrayLike<number>>, rules: CleaningRules = {}): PathTable {
  const dropped: Record<DropReason, number> = { empty: 0, loop: 0, reserved: 0, poisoned: 0 };
  const kept = new NumberLists();
  const nodes = new Map<number, number>();
  for (const path of paths) {
    const clean = cleanPath(path, rules);
    if (typeof clean === 'string') {
      dropped[clean]++;
      continue;
    }
    kept.push(clean);
    for (const asn of clean) nodes.set(asn, 0);
  }
  const asns = Uint32Array.from(nodes.keys()).sort();
  asns.forEach((asn, index) => nodes.set(asn, index));
  const nodeOf = (asn: number | undefined): number => nodes.get(asn ?? -1) ?? 0;

  const links = new Map<number, number>();
  const stepOf = (from: number, to: number): number => {
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    const key = low * asns.length + high;
    let link = links.get(key);
    if (link === undefined) {
      link = links.size;
      links.set(key, link);
    }
    return 2 * link + (from < to ? 0 : 1);
  };
  const starts = new Uint32Array(kept.count + 1);
  const steps = new Uint32Array(kept.size - kept.count);
  const peers = new Uint32Array(kept.count);
  let taken = 0;
  for (let i = 0; i < kept.count; i++) {
    const path = kept.at(i);
    let from = nodeOf(path[0]);
    peers[i] = from;
    for (let hop = 1; hop < path.length; hop++) {
      const to = nodeOf(path[hop]);
      steps[taken++] = stepOf(from, to);
      from = to;
    }
    starts[i + 1] = taken;
  }
  const keys = Float64Array.from(links.keys()).sort();
  const places = new Uint32Array(keys.length);
  keys.forEach((key, place) => (places[links.get(key) ?? 0] = place));
  return {
    asns,
    ends: endsOf(keys, asns.length),
    steps: steps.map((step) => 2 * places[step >>> 1]! + (step & 1)),
    starts,
    peers,
    dropped,
  };
}

function endsOf(keys: Float64Array, nodes: number): Uint32Array {
  const ends = new Uint32Array(2 * keys.length);
  keys.forEach((key, link) => {
    ends[2 * link] = Math.floor(key / nodes);
    ends[2 * link + 1] = key % nodes;
  });
  return ends;
}

/** The node that a directed link leaves. */
export function fromNode(table: Pick<PathTable, 'ends'>, step: number): number {
  return table.ends[step]!;
}

/** The node that a directed link enters. */
export function toNode(table: Pick<PathTable, 'ends'>, step: number): number {
  return table.ends[step ^ 1]!;
}
