import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { dataOf, type OpenFace } from '../Face/face.ts';
import type { AnnouncedPrefix } from '../SearchResult/searchResult.ts';
import { PrefixFilters } from './PrefixFilters.tsx';
import { prefixColumns } from './prefixColumns.tsx';
import { changedView, type PrefixView } from './prefixView.ts';
import type { RoaEvidenceSource } from './roaEvidenceSource.ts';

/** Prefixes of one page, and how many there are on all pages. */
export interface PrefixPage {
  readonly rows: readonly AnnouncedPrefix[];
  readonly total: number;
}

export interface PrefixTableProps {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly prefixes: OpenFace<PrefixPage>;
  /** Adds the network of each prefix. Default false: all are of the page's own network. */
  readonly withOrigin?: boolean;
  /** Which page, sorted and narrowed how; absent where the whole list is shown. */
  readonly view?: PrefixView;
  /** Asked for with the whole new view: a filter or an order leads to page 1. */
  readonly onViewChange?: (view: PrefixView) => void;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export. */
  readonly csvName?: string;
  /** All rows of the list for the file, when a page of it is shown. */
  readonly csvRows?: () => Promise<readonly AnnouncedPrefix[]>;
  /** Makes each ROA verdict show its reason. */
  readonly evidence?: RoaEvidenceSource;
}

/** Announced prefixes with their verdicts and how far they spread, each a step from its graph. */
export function PrefixTable({
  label,
  prefixes,
  withOrigin = false,
  view,
  onViewChange,
  isStale = false,
  csvName,
  csvRows,
  evidence,
}: PrefixTableProps) {
  const page = dataOf(prefixes);
  const change = (next: Partial<PrefixView>) => view && onViewChange?.(changedView(view, next));
  const isNarrowed = view !== undefined && (view.filter !== '' || view.ipVersion !== 'all');

  return (
    <DataTable<AnnouncedPrefix>
      label={label}
      columns={prefixColumns({ withOrigin, sortable: view !== undefined, evidence })}
      rows={page?.rows}
      rowKey={({ prefix, origin }) => `${prefix} ${origin.asn}`}
      total={view ? (page?.total ?? null) : null}
      isStale={isStale}
      skeletonRows={view ? Math.min(view.pageSize, 10) : 5}
      {...(csvName !== undefined && { csvName })}
      {...(csvRows && { csvRows })}
      {...(view && {
        sort: view.sort,
        onSortChange: (sort) => change({ sort }),
        tools: <PrefixFilters view={view} onChange={change} />,
      })}
      {...(prefixes.status === 'error' && {
        error: (
          <ErrorState title="The prefixes could not be loaded" {...(prefixes.onRetry && { onRetry: prefixes.onRetry })}>
            {prefixes.message}
          </ErrorState>
        ),
      })}
      empty={
        isNarrowed ? (
          <EmptyState title="No data found">No prefix fits the filter. Clear it to see all of them.</EmptyState>
        ) : (
          <EmptyState title="No data to display">The loaded tables hold no prefix here.</EmptyState>
        )
      }
      footer={
        view &&
        page !== undefined &&
        page.total > 0 && (
          <Pagination
            label={`Pages of ${label}`}
            page={view.page}
            pageSize={view.pageSize}
            total={page.total}
            onPageChange={(next) => change({ page: next })}
            onPageSizeChange={(pageSize) => change({ pageSize })}
          />
        )
      }
    />
  );
}
