import type { ReactNode } from 'react';
import type { OpenFace } from '../../facts/face.ts';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { markedColumns } from '../SampleMark/SampleMark.tsx';
import { isAsListSortKey, type AsListRow, type AsListView } from '../../facts/asList.ts';
import { asListColumns, type ScoreEvidenceSource } from './asListColumns.tsx';

export interface AsListTableProps extends Pick<
  PagedTableProps<AsListRow>,
  'csvRows' | 'emptyHint' | 'missingSource' | 'viewHref'
> {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly networks: OpenFace<RowPage<AsListRow>>;
  /** The page shown and its order; absent where the whole list is shown as it is. */
  readonly view?: AsListView;
  /** Asked for with the whole new view: another order leads to page 1. */
  readonly onViewChange?: (view: AsListView) => void;
  /** Controls over the table: filters. */
  readonly tools?: ReactNode;
  /** Whether one of them is active. Default false. */
  readonly isNarrowed?: boolean;
  /** When there is no network at all. Default 'No data to display'. */
  readonly emptyText?: string;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export. */
  readonly csvName?: string;
  /** Makes each score show what it rests on, fetched when it is opened. */
  readonly evidence?: ScoreEvidenceSource;
}

/** Networks to compare by Connectivity Score, customers and customer cone. */
export function AsListTable({ networks, view, onViewChange, emptyText, evidence, ...table }: AsListTableProps) {
  const change = (next: Partial<AsListView>) => view && onViewChange?.(withChange(view, next));
  return (
    <PagedTable<AsListRow>
      {...table}
      noun="networks"
      columns={markedColumns(asListColumns({ sortable: view !== undefined, evidence }))}
      rowKey={({ asn }) => asn}
      list={networks}
      emptyTitle={emptyText}
      {...(view && {
        view,
        onViewChange: change,
        sort: view.sort,
        onSortChange: ({ column, order }) => isAsListSortKey(column) && change({ sort: { column, order } }),
      })}
    />
  );
}
