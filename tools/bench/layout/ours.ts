import type { GraphLayout, LayoutGraph } from '@routeglass/domain/route-graph';
import type { Polyline } from './drawnCrossings.ts';

/** The lines as drawn by the widget: center, bends, center. */
export function linesOf({ edges }: LayoutGraph, { x, y, bends }: GraphLayout): Polyline[] {
  return bends.map((points, edge) => {
    const from = edges[2 * edge]!;
    const to = edges[2 * edge + 1]!;
    return [x[from]!, y[from]!, ...points, x[to]!, y[to]!];
  });
}
