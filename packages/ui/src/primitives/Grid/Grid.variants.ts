/** Minimum width of a cell in pixels. */
export const gridCells = [120, 160, 240, 320, 400] as const;
export type GridCell = (typeof gridCells)[number];
