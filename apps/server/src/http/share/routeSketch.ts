/** Columns and rows that fit into a sketch. */
const COLUMNS = 4;
const ROWS = 4;

export interface SketchNode {
  readonly asn: number;
  /** Hops from the origin, which is 0. */
  readonly column: number;
  readonly row: number;
}

export interface RouteSketch {
  readonly nodes: readonly SketchNode[];
  /** Pairs of AS numbers; the network nearer to the origin comes first. */
  readonly edges: readonly (readonly [number, number])[];
}

/** A small picture of AS paths such as `65069 65007 65059` (the origin is last): the first few networks at each distance. */
export function routeSketch(routes: readonly string[]): RouteSketch {
  const paths = routes.map((route) => route.split(' ').map(Number).toReversed());
  const column = new Map<number, number>();
  for (const path of paths)
    for (const [at, asn] of path.entries()) column.set(asn, Math.min(at, column.get(asn) ?? Number.POSITIVE_INFINITY));
  const before = new Map<number, Set<number>>();
  for (const path of paths)
    for (const [at, asn] of path.entries()) {
      const from = path[at - 1];
      if (from !== undefined) before.set(asn, (before.get(asn) ?? new Set()).add(from));
    }
  const rows = new Map<number, number>();
  const shown = new Set<number>();
  const nodes = [...column]
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([asn, at]): SketchNode[] => {
      const row = rows.get(at) ?? 0;
      // Without a link to a network that is shown, it would hang in the air.
      const isReached = at === 0 || [...(before.get(asn) ?? [])].some((from) => shown.has(from));
      if (at >= COLUMNS || row >= ROWS || !isReached) return [];
      rows.set(at, row + 1);
      shown.add(asn);
      return [{ asn, column: at, row }];
    });
  const edges = new Map<string, readonly [number, number]>();
  for (const path of paths)
    for (const [at, asn] of path.entries()) {
      const next = path[at + 1];
      if (next !== undefined && next !== asn && shown.has(asn) && shown.has(next))
        edges.set(`${asn} ${next}`, [asn, next]);
    }
  return { nodes, edges: [...edges.values()] };
}
