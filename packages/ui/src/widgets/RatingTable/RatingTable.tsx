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
  /** Name of the rating, for assistive technology: `Global rating by Connectivity Score`. */
  readonly label: string;
  /** The metric's title: header of the value column. */
  readonly valueName: string;
  readonly rating: Face<RowPage<RatingRow>>;
  /** Headers sort if it has an order. */
  readonly view: RatingView;
  /** Called with the complete new view; a filter or an order goes to page 1. */
  readonly onViewChange: (view: RatingView) => void;
  /** What the metric measures, in a sentence or two: tooltip of the value column. */
  readonly about?: string;
  /** Whether the day before is rated too. Default true; if not, no changes are shown, since every network would be new. */
  readonly isCompared?: boolean;
  /** Text of a locked rating. Default 'Full report is only available for users with the AS Ratings Subscription'. */
  readonly lockedTitle?: string | undefined;
  /** More controls above the table: IP version, countries. */
  readonly filters?: ReactNode;
  /** Whether one of them is active. Default false. */
  readonly isFiltered?: boolean;
  /** Whether further pages are for subscribers: a paywall replaces the pager. Default false. */
  readonly isPartial?: boolean;
  /** Whether a local rating still needs a country to be chosen; with `isPartial` the paywall is below. Default false. */
  readonly needsCountry?: boolean;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its extension; adds the export. */
  readonly csvName?: string;
  /** Gives each value its evidence, fetched when opened. */
  readonly evidence?: RatingEvidenceSource | undefined;
  /** Adds a column of sparklines with each network's positions on earlier days. */
  readonly history?: RatingHistory | undefined;
}

/** Networks by one metric, the best first, with their changes since the day before. */
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
