import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { Face } from '../Face/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { Paywall } from '../Paywall/Paywall.tsx';
import type { RatingRow } from './rating.ts';
import { ratingColumns, type RatingEvidenceSource } from './ratingColumns.tsx';

export interface RatingTableProps {
  /** Which rating it is, for assistive technology: `Global rating by Connectivity Score`. */
  readonly label: string;
  /** The metric's title: header of the values. */
  readonly valueName: string;
  readonly rating: Face<RowPage<RatingRow>>;
  readonly view: FilteredView;
  /** Asked for with the whole new view: a filter leads to page 1. */
  readonly onViewChange: (view: FilteredView) => void;
  /** More controls over the table: IP version, countries. */
  readonly filters?: ReactNode;
  /** Whether one of them is active. Default false. */
  readonly isFiltered?: boolean;
  /** Whether the further pages are for subscribers: a paywall stands in the pager's place. Default false. */
  readonly isPartial?: boolean;
  /** Whether a local rating still waits for its country. Default false. */
  readonly needsCountry?: boolean;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export. */
  readonly csvName?: string;
  /** Makes each value show what it rests on, fetched when it is opened. */
  readonly evidence?: RatingEvidenceSource;
}

/** Networks by one metric, the best first, with their moves since the day before. */
export function RatingTable({
  valueName,
  rating,
  view,
  onViewChange,
  filters,
  isFiltered = false,
  isPartial = false,
  needsCountry = false,
  evidence,
  ...table
}: RatingTableProps) {
  const change = (next: Partial<FilteredView>) => onViewChange(withChange(view, next));
  if (rating.status === 'locked') return <Paywall />;
  if (needsCountry)
    return (
      <>
        {filters}
        <EmptyState icon={Globe} title="Please select rating country">
          A local rating compares the networks that matter in one country.
        </EmptyState>
      </>
    );
  return (
    <PagedTable<RatingRow>
      {...table}
      noun="networks"
      columns={ratingColumns(valueName, evidence)}
      rowKey={({ asn }) => asn}
      list={rating}
      view={view}
      onViewChange={change}
      isNarrowed={isFiltered || view.filter !== ''}
      emptyTitle="No Data to display"
      emptyHint="The rating is not computed yet."
      {...(isPartial && { footer: <Paywall /> })}
      tools={
        <>
          <ListFilter label="Filter networks" value={view.filter} onChange={(filter) => change({ filter })} />
          {filters}
        </>
      }
    />
  );
}
