import { NODE_HEIGHT, NODE_WIDTH, type GraphLayout } from '@routeglass/domain/route-graph';
import type { Box } from './camera.ts';

/** The space that a node takes, in pixels of the world. */
export function nodeBox({ x, y }: Pick<GraphLayout, 'x' | 'y'>, node: number): Box {
  const [left, top] = [x[node]! - NODE_WIDTH / 2, y[node]! - NODE_HEIGHT / 2];
  return { left, top, right: left + NODE_WIDTH, bottom: top + NODE_HEIGHT };
}

/** As the style of a node's element. */
export const nodeSize = { width: NODE_WIDTH, height: NODE_HEIGHT } as const;
