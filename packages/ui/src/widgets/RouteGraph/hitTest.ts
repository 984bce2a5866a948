import { NODE_HEIGHT, NODE_WIDTH, type GraphLayout } from '@routeglass/domain/route-graph';
import { distanceToLine, type EdgeLine } from './edgeLine.ts';
import type { GraphTarget } from './highlight.ts';

/** The target at a point of the world: a node before an edge, the nearest edge within `reach` pixels, or nothing. */
export function targetAt(
  layout: Pick<GraphLayout, 'x' | 'y'>,
  lines: readonly EdgeLine[],
  x: number,
  y: number,
  reach: number,
): GraphTarget | null {
  for (let node = 0; node < layout.x.length; node++) {
    if (Math.abs(layout.x[node]! - x) <= NODE_WIDTH / 2 && Math.abs(layout.y[node]! - y) <= NODE_HEIGHT / 2)
      return { kind: 'node', index: node };
  }
  let nearest: GraphTarget | null = null;
  let least = reach;
  lines.forEach((line, index) => {
    const distance = distanceToLine(line, x, y);
    if (distance > least) return;
    least = distance;
    nearest = { kind: 'edge', index };
  });
  return nearest;
}
