import type { GraphLayout } from '@routeglass/domain/route-graph';
import type { Box } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';

/** Graphs up to this many nodes have an element for each; larger ones only for what is near the view. */
const allOf = 150;
/** Below this magnification words could not be read. */
const readableScale = 0.4;
/** Elements made in one frame, so that none is held up. */
const atOnce = 24;

/** How much of a node can be read: everything, everything in larger letters, the number alone, or nothing. */
export function detailAt(scale: number): 'near' | 'middle' | 'far' | 'none' {
  if (scale < 0.25) return 'none';
  return scale < readableScale ? 'far' : scale < 0.7 ? 'middle' : 'near';
}

/** Whether the nodes are painted as blocks, because there are too many to be elements and none could be read. */
export function areBlocks(nodeCount: number, scale: number): boolean {
  return nodeCount > allOf && scale < readableScale;
}

/** The nodes that need an element: those inside `box` (or all of a small graph), in reading order of the columns. */
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

/** The next step towards the wanted nodes: all that are there already and a few new ones. */
export function nextMounted(wanted: readonly number[], mounted: ReadonlySet<number>): number[] {
  let room = atOnce;
  return wanted.filter((node) => mounted.has(node) || room-- > 0);
}

/** The numbers that the networks of `nodes` have in another graph, as far as they are in it. */
export function sameNodes(
  from: Pick<GraphIndex, 'nodes'>,
  to: Pick<GraphIndex, 'nodeOf'>,
  nodes: Iterable<number>,
): number[] {
  return [...nodes].flatMap((node) => to.nodeOf.get(from.nodes[node]?.asn ?? -1) ?? []);
}
