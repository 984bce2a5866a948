import { countedPath, hasLoop, parseAsPath, pathKey } from '@routeglass/domain/as-path';
import type { EdgeRelation } from '@routeglass/domain/route-graph';
import type { GraphChange, GraphData } from './graphData.ts';

export interface PathHop {
  readonly asn: number;
  /** Number of consecutive occurrences of the ASN. */
  readonly count: number;
  /** Relation to the next network of the path; null at the origin and if the graph has no such edge. */
  readonly relation: EdgeRelation | null;
}

/** One path of the graph, as a table row. */
export interface PathRow {
  /** `asn×count → …` */
  readonly path: string;
  readonly hops: readonly PathHop[];
  /** The AS_SET at its end, `{3,4}`. */
  readonly set: string | null;
  /** Whether a network returns in it after another. */
  readonly loops: boolean;
  /** True if no observed route has this path. */
  readonly possible: boolean;
  readonly change: GraphChange | null;
}

/** Every path of the graph's nodes: observed ones first, then the shorter ones, then by their numbers. */
export function pathRows(graph: GraphData): PathRow[] {
  const seen = new Set(graph.routes.map((route) => countedPath(parseAsPath(route) ?? [])));
  const edges = new Map(graph.edges.map((edge) => [`${edge.from} ${edge.to}`, edge]));
  const paths = new Set([...seen, ...graph.nodes.flatMap((node) => node.paths)]);
  const rows = [...paths].flatMap((path): PathRow[] => {
    const [, plain = '', set = null] = /^(.*?)(?: → (\{[\d,]*\})×1)?$/.exec(path) ?? [];
    const steps = plain.split(' → ').map((step) => step.split('×').map(Number));
    if (path === '' || steps.some(([asn]) => !Number.isInteger(asn))) return [];
    let change: GraphChange | null = null;
    const hops = steps.map(([asn = 0, count = 1], i): PathHop => {
      const edge = edges.get(`${asn} ${steps[i + 1]?.[0]}`);
      change = edge?.change ?? change;
      return { asn, count, relation: edge?.type ?? null };
    });
    const loops = hasLoop(parseAsPath(pathKey(plain)) ?? []);
    return [{ path, hops, set, loops, possible: !seen.has(path), change }];
  });
  return rows.sort(
    (a, b) => Number(a.possible) - Number(b.possible) || a.hops.length - b.hops.length || byNumbers(a.hops, b.hops),
  );
}

/** State of a row's route, as text. */
export function changeWord({ possible, loops, change }: PathRow): string {
  return [possible ? 'Possible' : 'Seen', loops && 'loops', change].filter((word) => word).join(', ');
}

function byNumbers(a: readonly PathHop[], b: readonly PathHop[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i]?.asn ?? 0) - (b[i]?.asn ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
