import type { Box, Size } from './camera.ts';

/** Scale of the whole graph in the minimap: separate for each axis, so that even a very tall graph is recognizable. */
export interface MinimapScale {
  readonly x: number;
  readonly y: number;
}

/** Padding around the graph in the minimap, in its pixels. */
export const minimapPadding = 6;
/** Maximum ratio between the scales of the axes. */
const stretch = 24;

export function minimapScale(graph: Size, map: Size): MinimapScale {
  const x = (map.width - 2 * minimapPadding) / Math.max(1, graph.width);
  const y = (map.height - 2 * minimapPadding) / Math.max(1, graph.height);
  return { x: Math.min(x, y * stretch, 0.2), y: Math.min(y, x * stretch, 0.2) };
}

/** The visible part of the world, clipped to the minimap. */
export function minimapFrame(shown: Box, scale: MinimapScale, map: Size): Box {
  const inside = (value: number, size: number) => Math.max(1, Math.min(size - 1, value));
  return {
    left: inside(shown.left * scale.x + minimapPadding, map.width),
    right: inside(shown.right * scale.x + minimapPadding, map.width),
    top: inside(shown.top * scale.y + minimapPadding, map.height),
    bottom: inside(shown.bottom * scale.y + minimapPadding, map.height),
  };
}
