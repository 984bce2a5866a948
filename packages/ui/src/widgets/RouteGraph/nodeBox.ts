import { NODE_HEIGHT, NODE_WIDTH, type GraphLayout } from '@routeglass/domain/route-graph';
import type { Box } from './camera.ts';

/** The box of a node, in world pixels. */
export function nodeBox({ x, y }: Pick<GraphLayout, 'x' | 'y'>, node: number): Box {
  const [left, top] = [x[node]! - NODE_WIDTH / 2, y[node]! - NODE_HEIGHT / 2];
  return { left, top, right: left + NODE_WIDTH, bottom: top + NODE_HEIGHT };
}

/** Size of a node's element, as a style. */
export const nodeSize = { width: NODE_WIDTH, height: NODE_HEIGHT } as const;
