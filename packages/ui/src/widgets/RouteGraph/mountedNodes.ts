import type { GraphLayout } from '@routeglass/domain/route-graph';
import type { Box } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';

/** Graphs up to this many nodes have an element for each; larger ones only for nodes near the view. */
const allOf = 150;
/** Below this scale text is unreadable. */
const readableScale = 0.4;
/** Maximum number of elements created in one frame, so that no frame is delayed. */
const atOnce = 24;

/** How much of a node is readable: everything, everything in larger letters, only the number, or nothing. */
export function detailAt(scale: number): 'near' | 'middle' | 'far' | 'none' {
  if (scale < 0.25) return 'none';
  return scale < readableScale ? 'far' : scale < 0.7 ? 'middle' : 'near';
}

/** Whether nodes are painted as blocks, because there are too many for elements and none would be readable. */
export function areBlocks(nodeCount: number, scale: number): boolean {
  return nodeCount > allOf && scale < readableScale;
}

/** The nodes that need an element: those inside `box` (or all of a small graph), column by column. */
export function wantedNodes(layout: Pick<GraphLayout, 'x' | 'y' | 'order'>, box: Box): number[] {
  const all = layout.x.length <= allOf;
  const found: number[] = [];
  for (const column of layout.order) {
    for (const node of column) {
      const [x, y] = [layout.x[node]!, layout.y[node]!];
      if (all || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) found.push(node);
    }
  }
  return found;
}

/** The next step towards the wanted nodes: those already there and a few new ones. */
export function nextMounted(wanted: readonly number[], mounted: ReadonlySet<number>): number[] {
  let room = atOnce;
  return wanted.filter((node) => mounted.has(node) || room-- > 0);
}

/** The indexes that the networks of `nodes` have in another graph, if they are in it. */
export function sameNodes(
  from: Pick<GraphIndex, 'nodes'>,
  to: Pick<GraphIndex, 'nodeOf'>,
  nodes: Iterable<number>,
): number[] {
  return [...nodes].flatMap((node) => to.nodeOf.get(from.nodes[node]?.asn ?? -1) ?? []);
}
