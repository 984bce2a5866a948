export { Grid, type GridProps } from '../src/primitives/Grid/Grid.tsx';
export { gridCells, type GridCell } from '../src/primitives/Grid/Grid.variants.ts';
