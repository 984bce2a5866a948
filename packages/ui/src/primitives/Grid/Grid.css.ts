import { style, styleVariants } from '@vanilla-extract/css';
import { gridCells, type GridCell } from './Grid.variants.ts';

export const root = style({ display: 'grid' });

const widths = Object.fromEntries(gridCells.map((cell) => [cell, cell])) as Record<GridCell, GridCell>;

export const cell = styleVariants(widths, (width) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
}));
