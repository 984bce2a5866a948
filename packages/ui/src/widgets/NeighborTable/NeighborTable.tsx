import type { EvidenceProps } from '../../facts/evidence.ts';
import type { OpenFace } from '../../facts/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import type { RowPage } from '../../facts/pageView.ts';
import type { Neighbor } from './neighbor.ts';
import { neighborColumns } from './neighborColumns.tsx';

export interface NeighborTableProps extends FilteredTableFrame<Neighbor> {
  readonly neighbors: OpenFace<RowPage<Neighbor>>;
  /** Gives each relation its evidence, fetched when opened. */
  readonly evidence?: (neighbor: Neighbor) => EvidenceProps;
  /** Adds to each row a link to the relation's history. */
  readonly onOpenHistory?: (neighbor: Neighbor) => void;
}

/** The neighbors of a network: their relations to it, the IP versions, and since when. */
export function NeighborTable({ neighbors, evidence, onOpenHistory, ...frame }: NeighborTableProps) {
  return (
    <FilteredTable<Neighbor>
      {...frame}
      list={neighbors}
      columns={neighborColumns({ sortable: frame.view !== undefined, evidence, onOpenHistory })}
      rowKey={({ network, relation }) => `${network.asn} ${relation}`}
      noun="neighbors"
      emptyHint="No such neighbors in the 3 months up to the newest loaded routes."
    />
  );
}
