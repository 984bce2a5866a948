export {
  NeighbourChangesTable,
  type NeighbourChangesTableProps,
} from '../src/widgets/NeighbourChangesTable/NeighbourChangesTable.tsx';
export type {
  NeighbourChange,
  NeighbourChangeEvidence,
  NeighbourState,
  RelationOfDay,
} from '../src/widgets/NeighbourChangesTable/neighbourChange.ts';
