import type { EvidenceProps } from '../EvidencePopover/EvidencePopover.tsx';
import type { OpenFace } from '../Face/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import type { RowPage } from '../PagedTable/pageView.ts';
import type { Neighbour } from './neighbour.ts';
import { neighbourColumns } from './neighbourColumns.tsx';

export interface NeighbourTableProps extends FilteredTableFrame<Neighbour> {
  readonly neighbours: OpenFace<RowPage<Neighbour>>;
  /** Makes each relation show what it rests on, fetched when it is opened. */
  readonly evidence?: (neighbour: Neighbour) => EvidenceProps;
  /** Adds to each row the way to the history of the relation. */
  readonly onOpenHistory?: (neighbour: Neighbour) => void;
}

/** The networks beside one network: what they are to it, over which IP versions and since when. */
export function NeighbourTable({ neighbours, evidence, onOpenHistory, ...frame }: NeighbourTableProps) {
  return (
    <FilteredTable<Neighbour>
      {...frame}
      list={neighbours}
      columns={neighbourColumns({ sortable: frame.view !== undefined, evidence, onOpenHistory })}
      rowKey={({ network, relation }) => `${network.asn} ${relation}`}
      noun="neighbors"
      emptyHint="No neighbors seen here in the last 3 months."
    />
  );
}
