import type { GraphLayout } from '@routeglass/domain/route-graph';
import { onScreen, type Box, type Camera } from './camera.ts';
import { pointsOf, type EdgeLine } from './edgeLine.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { Highlight } from './highlight.ts';
import { nodeBox } from './nodeBox.ts';

interface Drawn {
  readonly graph: Pick<GraphIndex, 'nodes'>;
  readonly layout: Pick<GraphLayout, 'x' | 'y'>;
  readonly lines: readonly EdgeLine[];
}

/** Boxes of a highlight on the screen: one per node, and one per segment of a line. */
export function litBoxes({ layout, lines }: Drawn, { nodes, edges }: Highlight, camera: Camera): Box[] {
  const boxes = [...nodes].map((node) => nodeBox(layout, node));
  for (const edge of edges) {
    const points = pointsOf(lines[edge] ?? new Float64Array());
    for (let i = 2; i + 1 < points.length; i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i - 2, i + 2);
      boxes.push({ left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) });
    }
  }
  return boxes.map((box) => onScreen(box, camera));
}
