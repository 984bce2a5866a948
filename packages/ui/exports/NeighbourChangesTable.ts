export {
  NeighbourChangesTable,
  type NeighbourChangesTableProps,
} from '../src/widgets/NeighbourChangesTable/NeighbourChangesTable.tsx';
export type { NeighbourChange, NeighbourState } from '../src/widgets/NeighbourChangesTable/neighbourChange.ts';
