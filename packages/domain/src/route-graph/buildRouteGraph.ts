import { cleanPath, type CleanPath, loopSteps } from './cleanPath.ts';
import type { EdgeRelation, LeftOutReason, RouteGraph, RouteGraphEdge, RouteGraphNode } from './routeGraph.ts';

export interface RouteGraphInput {
  /** ASN of the origin that the paths lead to. */
  readonly root: number;
  /** AS paths as text (`1 2 2 3`), the peer's ASN first, the origin's last, with prepends; duplicates count once. */
  readonly paths: Iterable<string>;
  /** Paths that are possible in the relation model; nodes and edges that are only on these are marked `extended`. */
  readonly possiblePaths?: Iterable<string>;
  /** Whether to include paths to other origins of the prefix, as branches next to the root's. Default false. */
  readonly withOtherOrigins?: boolean;
  /** Relation of `from` to `to`; without it, every edge is '?'. */
  readonly relationOf?: (from: number, to: number) => EdgeRelation;
}

interface Gathered {
  readonly labels: string[];
  extended: boolean;
  loop: boolean;
}

/** Nodes and edges of the paths to one origin, or to all, including paths with loops. The result depends on the set of paths, not on their order. */
export function buildRouteGraph(input: RouteGraphInput): RouteGraph {
  const { root, paths, possiblePaths = [], withOtherOrigins = false, relationOf } = input;
  const leftOut: { path: string; reason: LeftOutReason }[] = [];
  const origins = new Set<number>();
  const nodes = new Map<number, Gathered>([[root, { labels: [], extended: false, loop: false }]]);
  const edges = new Map<number, Map<number, Gathered>>();

  const seen = new Set(paths);
  for (const [texts, extended] of [
    [seen, false],
    [[...new Set(possiblePaths)].filter((path) => !seen.has(path)), true],
  ] as const) {
    const clean: CleanPath[] = [];
    for (const path of [...texts].sort()) {
      const judged = cleanPath(path, withOtherOrigins ? null : root);
      if (typeof judged === 'string') leftOut.push({ path, reason: judged });
      else clean.push(judged);
    }
    for (const { asns, label } of clean.sort(byLengthThenNumbers)) {
      origins.add(asns.at(-1) ?? root);
      const loops = loopSteps(asns);
      asns.forEach((asn, i) => {
        note(nodes, asn, label, extended);
        const before = asns[i - 1];
        if (before === undefined) return;
        const edge = note(rowOf(edges, before), asn, label, extended);
        edge.loop ||= loops[i - 1] ?? false;
      });
    }
  }

  const distance = distances([root, ...origins], edges);
  const place = (asn: number) => (asn === root ? -1 : distance.get(asn)!);
  const sorted = [...nodes.keys()].sort((a, b) => place(a) - place(b) || a - b);
  const rank = new Map(sorted.map((asn, i) => [asn, i]));
  return {
    root,
    nodes: sorted.map((asn): RouteGraphNode => {
      const { labels, extended } = nodes.get(asn)!;
      return { id: String(asn), asn, pathLength: distance.get(asn)!, paths: labels, extended };
    }),
    edges: sorted.flatMap((from) =>
      [...(edges.get(from) ?? [])]
        .sort(([a], [b]) => rank.get(a)! - rank.get(b)!)
        .map(([to, { labels, extended, loop }]): RouteGraphEdge => {
          return { from, to, type: relationOf?.(from, to) ?? '?', paths: labels, extended, loop };
        }),
    ),
    leftOut,
  };
}

/** Paths come one after the other, so comparing with the last label is enough to add a path once. */
function note(into: Map<number, Gathered>, asn: number, label: string, extended: boolean): Gathered {
  let known = into.get(asn);
  if (!known) into.set(asn, (known = { labels: [label], extended, loop: false }));
  else if (known.labels.at(-1) !== label) known.labels.push(label);
  return known;
}

function rowOf(edges: Map<number, Map<number, Gathered>>, from: number): Map<number, Gathered> {
  let row = edges.get(from);
  if (!row) edges.set(from, (row = new Map()));
  return row;
}

/** The order of paths in a graph: shorter ones first, then by their numbers. */
export function byLengthThenNumbers(a: CleanPath, b: CleanPath): number {
  if (a.asns.length !== b.asns.length) return a.asns.length - b.asns.length;
  for (let i = 0; i < a.asns.length; i++) if (a.asns[i] !== b.asns[i]) return a.asns[i]! - b.asns[i]!;
  return a.label < b.label ? -1 : a.label > b.label ? 1 : 0;
}

/** Fewest hops to the root from every node that reaches it; for the others, to the nearest other origin. Breadth first against the edges. */
function distances(
  [root = 0, ...others]: readonly number[],
  edges: ReadonlyMap<number, ReadonlyMap<number, unknown>>,
): Map<number, number> {
  const heardBy = new Map<number, number[]>();
  for (const [from, row] of edges)
    for (const to of row.keys()) (heardBy.get(to) ?? heardBy.set(to, []).get(to)!).push(from);
  const distance = new Map<number, number>();
  for (const starts of [[root], others]) {
    const queue = starts.filter((asn) => !distance.has(asn));
    for (const asn of queue) distance.set(asn, 0);
    for (const asn of queue) {
      for (const farther of heardBy.get(asn) ?? []) {
        if (distance.has(farther)) continue;
        distance.set(farther, distance.get(asn)! + 1);
        queue.push(farther);
      }
    }
  }
  return distance;
}
