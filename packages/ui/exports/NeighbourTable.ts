export { NeighbourTable, type NeighbourTableProps } from '../src/widgets/NeighbourTable/NeighbourTable.tsx';
export type { Neighbour } from '../src/widgets/NeighbourTable/neighbour.ts';
