import { Globe } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dataOf, type Face } from '../../facts/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { Paywall } from '../Paywall/Paywall.tsx';
import { HistoryContext } from './HistoryCell.tsx';
import type { RatingHistory, RatingRow } from './rating.ts';
import { ratingColumns, type RatingEvidenceSource } from './ratingColumns.tsx';
import { isRatingSortKey, type RatingView } from './ratingView.ts';

export interface RatingTableProps extends Pick<PagedTableProps<RatingRow>, 'csvRows' | 'viewHref'> {
  /** Which rating it is, for assistive technology: `Global rating by Connectivity Score`. */
  readonly label: string;
  /** The metric's title: header of the values. */
  readonly valueName: string;
  readonly rating: Face<RowPage<RatingRow>>;
  /** Headers sort where it has an order. */
  readonly view: RatingView;
  /** Called with the complete new view; a filter or an order goes to page 1. */
  readonly onViewChange: (view: RatingView) => void;
  /** What the metric measures, in a sentence or two: tooltip of the values' header. */
  readonly about?: string;
  /** Whether the day before is rated too. Default true; without it no moves are shown, since every network would be new. */
  readonly isCompared?: boolean;
  /** What a locked rating says. Default 'Full report is only available for users with the AS Ratings Subscription'. */
  readonly lockedTitle?: string | undefined;
  /** More controls over the table: IP version, countries. */
  readonly filters?: ReactNode;
  /** Whether one of them is active. Default false. */
  readonly isFiltered?: boolean;
  /** Whether the further pages are for subscribers: a paywall stands in the pager's place. Default false. */
  readonly isPartial?: boolean;
  /** Whether a local rating still waits for its country; with `isPartial` the paywall is below. Default false. */
  readonly needsCountry?: boolean;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its extension; adds the export. */
  readonly csvName?: string;
  /** Makes each value show what it rests on, fetched when it is opened. */
  readonly evidence?: RatingEvidenceSource | undefined;
  /** Adds a column of small lines: where each network stood on former days. */
  readonly history?: RatingHistory | undefined;
}

/** Networks by one metric, the best first, with their moves since the day before. */
export function RatingTable({
  valueName,
  about,
  rating,
  view,
  onViewChange,
  filters,
  isFiltered = false,
  isPartial = false,
  needsCountry = false,
  isCompared = true,
  lockedTitle,
  evidence,
  history,
  ...table
}: RatingTableProps) {
  const change = (next: Partial<RatingView>) => onViewChange(withChange(view, next));
  const sortable = view.sort !== undefined;
  const hasDecimals = dataOf(rating)?.rows.some(({ value }) => !Number.isInteger(value)) ?? false;
  const hasHistory = history !== undefined;
  const columns = useMemo(
    () => ratingColumns({ valueName, about, isCompared, sortable, hasDecimals, evidence, hasHistory }),
    [valueName, about, isCompared, sortable, hasDecimals, evidence, hasHistory],
  );
  if (needsCountry)
    return (
      <Stack gap={16}>
        {filters && <Inline gap={8}>{filters}</Inline>}
        <EmptyState icon={Globe} title="Please select rating country">
          A local rating compares the networks that matter in one country.
        </EmptyState>
        {isPartial && <Paywall />}
      </Stack>
    );
  if (rating.status === 'locked') return <Paywall title={lockedTitle} />;
  const { sort } = view;
  return (
    <HistoryContext value={history}>
      <PagedTable<RatingRow>
        {...table}
        noun="networks"
        columns={columns}
        rowKey={({ asn }) => asn}
        list={rating}
        view={view}
        onViewChange={change}
        {...(sort && {
          sort,
          onSortChange: ({ column, order }) => isRatingSortKey(column) && change({ sort: { column, order } }),
        })}
        isNarrowed={isFiltered || view.filter !== ''}
        emptyTitle="No Data to display"
        emptyHint="The rating is not computed yet."
        footer={isPartial ? <Paywall /> : undefined}
        tools={
          <>
            <ListFilter label="Filter networks" value={view.filter} onChange={(filter) => change({ filter })} />
            {filters}
          </>
        }
      />
    </HistoryContext>
  );
}
