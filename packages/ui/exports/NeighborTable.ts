export { NeighborTable, type NeighborTableProps } from '../src/widgets/NeighborTable/NeighborTable.tsx';
export type { Neighbor } from '../src/widgets/NeighborTable/neighbor.ts';
