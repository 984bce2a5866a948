import type { ReactNode } from 'react';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../primitives/DataTable/DataTableProps.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import type { PageView, RowPage } from '../../facts/pageView.ts';

export interface PagedTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'sort' | 'onSortChange' | 'isStale' | 'tools' | 'csvName' | 'csvRows' | 'viewHref'
> {
  readonly list: OpenFace<RowPage<Row>>;
  /** Plural noun for the rows, as used in a sentence: `communities`. */
  readonly noun: string;
  /** Current page; absent if the whole list is shown. */
  readonly view?: PageView | undefined;
  readonly onViewChange?: ((change: Partial<PageView>) => void) | undefined;
  /** Page sizes to choose from. Default 10, 20, 50, 100. */
  readonly sizes?: readonly number[];
  /** Whether a filter is active, so that an empty list means no matches. Default false. */
  readonly isNarrowed?: boolean | undefined;
  /** Shown if the list is empty without a filter. Default 'No data to display'. */
  readonly emptyTitle?: string | undefined;
  /** Why the list is empty, and what to do next. */
  readonly emptyHint?: ReactNode;
  /** The source that is not loaded, if an empty list means unknown: replaces the hint. */
  readonly missingSource?: SourceName | undefined;
  /** Whether the count is shown above the table. Default true; false if something beside it shows the count. */
  readonly withCount?: boolean;
  /** Shown instead of the pager: why further rows are not available. */
  readonly footer?: ReactNode;
}

/** A page of a list: its rows, an empty or error state, and a pager. */
export function PagedTable<Row>({
  list,
  noun,
  view,
  onViewChange,
  sizes,
  isNarrowed = false,
  emptyTitle = 'No data to display',
  emptyHint,
  missingSource,
  withCount = true,
  footer,
  ...table
}: PagedTableProps<Row>) {
  const page = dataOf(list);
  return (
    <DataTable<Row>
      {...table}
      rows={page?.rows}
      total={withCount ? page?.total : null}
      skeletonRows={Math.min(view?.pageSize ?? 5, 10)}
      {...(list.status === 'error' && {
        error: (
          <ErrorState title={`The ${noun} could not be loaded`} onRetry={list.onRetry}>
            {list.message}
          </ErrorState>
        ),
      })}
      empty={
        missingSource === undefined && isNarrowed ? (
          <EmptyState title="No data found">No matches. Clear the filter to see all {noun}.</EmptyState>
        ) : (
          <EmptyState title={emptyTitle}>
            {missingSource === undefined ? emptyHint : <MissingSource source={missingSource} />}
          </EmptyState>
        )
      }
      footer={
        footer ??
        (view && page && page.total > 0 && (
          <Pagination
            label={`Pages of ${table.label}`}
            page={view.page}
            pageSize={view.pageSize}
            total={page.total}
            sizes={sizes}
            onPageChange={(next) => onViewChange?.({ page: next })}
            onPageSizeChange={(pageSize) => onViewChange?.({ pageSize })}
          />
        ))
      }
    />
  );
}
