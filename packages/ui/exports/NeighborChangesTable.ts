export {
  NeighborChangesTable,
  type NeighborChangesTableProps,
} from '../src/widgets/NeighborChangesTable/NeighborChangesTable.tsx';
export type {
  NeighborChange,
  NeighborChangeEvidence,
  NeighborState,
  RelationOfDay,
} from '../src/widgets/NeighborChangesTable/neighborChange.ts';
