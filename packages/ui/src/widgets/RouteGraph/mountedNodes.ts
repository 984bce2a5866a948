import type { GraphLayout } from '@routeglass/domain/route-graph';
import type { Box } from './camera.ts';

/** Graphs up to this many nodes have an element for each; larger ones only for what is near the view. */
const allOf = 300;
/** Below this magnification the nodes of a large graph are painted as blocks: their words could not be read. */
export const readableScale = 0.4;

/** The nodes that need an element: those inside `box` (or all of a small graph), in reading order of the columns. */
export function mountedNodes(layout: Pick<GraphLayout, 'x' | 'y' | 'order'>, box: Box, scale: number): number[] {
  const all = layout.x.length <= allOf;
  if (!all && scale < readableScale) return [];
  const found: number[] = [];
  for (const column of layout.order) {
    for (const node of column) {
      const [x, y] = [layout.x[node]!, layout.y[node]!];
      if (all || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) found.push(node);
    }
  }
  return found;
}
