import type { GraphLayout, LayoutGraph } from './layoutGraph.ts';

export function graphOf(
  nodeCount: number,
  edges: readonly (readonly [from: number, to: number])[],
  root = 0,
): LayoutGraph {
  return { nodeCount, root, edges: Uint32Array.from(edges.flat()) };
}

/** Crossings by comparing all pairs of drawn straight pieces: slow, but independent of columns and orders. */
export function bruteForceCrossings({ edges }: LayoutGraph, { x, y, bends }: GraphLayout): number {
  const pieces = bends.flatMap((points, edge) => {
    const from = edges[2 * edge]!;
    const to = edges[2 * edge + 1]!;
    if (from === to) return [];
    const line = [x[from]!, y[from]!, ...points, x[to]!, y[to]!];
    return Array.from({ length: line.length / 2 - 1 }, (_, i) => ({ edge, at: line.slice(2 * i, 2 * i + 4) }));
  });
  let crossings = 0;
  for (const [i, a] of pieces.entries()) {
    for (const b of pieces.slice(i + 1)) if (a.edge !== b.edge && cross(a.at, b.at)) crossings++;
  }
  return crossings;
}

function cross([ax, ay, bx, by]: number[], [cx, cy, dx, dy]: number[]): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) => {
    const area = (qx - px) * (ry - py) - (qy - py) * (rx - px);
    return Math.abs(area) < 1e-6 ? 0 : Math.sign(area);
  };
  return (
    side(ax!, ay!, bx!, by!, cx!, cy!) * side(ax!, ay!, bx!, by!, dx!, dy!) < 0 &&
    side(cx!, cy!, dx!, dy!, ax!, ay!) * side(cx!, cy!, dx!, dy!, bx!, by!) < 0
  );
}
