import type { Box, Size } from './camera.ts';

/** How the whole graph fits a small map: each axis by itself, so that a very tall graph is still a picture. */
export interface MinimapScale {
  readonly x: number;
  readonly y: number;
}

/** Space around the graph inside the map, in pixels of the map. */
export const minimapPadding = 6;
/** The axes are stretched against each other at most this much. */
const stretch = 24;

export function minimapScale(graph: Size, map: Size): MinimapScale {
  const x = (map.width - 2 * minimapPadding) / Math.max(1, graph.width);
  const y = (map.height - 2 * minimapPadding) / Math.max(1, graph.height);
  return { x: Math.min(x, y * stretch, 0.2), y: Math.min(y, x * stretch, 0.2) };
}

/** The shown part of the world, cut to the map. */
export function minimapFrame(shown: Box, scale: MinimapScale, map: Size): Box {
  const inside = (value: number, size: number) => Math.max(1, Math.min(size - 1, value));
  return {
    left: inside(shown.left * scale.x + minimapPadding, map.width),
    right: inside(shown.right * scale.x + minimapPadding, map.width),
    top: inside(shown.top * scale.y + minimapPadding, map.height),
    bottom: inside(shown.bottom * scale.y + minimapPadding, map.height),
  };
}
