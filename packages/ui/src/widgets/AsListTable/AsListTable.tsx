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
  /** Name of the table, for assistive technology. */
  readonly label: string;
  readonly networks: OpenFace<RowPage<AsListRow>>;
  /** Current page and order; absent if the whole list is shown as it is. */
  readonly view?: AsListView;
  /** Called with the complete new view; a new order goes to page 1. */
  readonly onViewChange?: (view: AsListView) => void;
  /** Controls above the table: filters. */
  readonly tools?: ReactNode;
  /** Whether one of them is active. Default false. */
  readonly isNarrowed?: boolean;
  /** Shown if there is no network at all. Default 'No data to display'. */
  readonly emptyText?: string;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its extension; adds the export. */
  readonly csvName?: string;
  /** Gives each score its evidence, fetched when opened. */
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
