import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { visitSpans, visitWords, type Visit, type VisitSpan } from './visit.ts';

export interface VisitView extends FilteredView {
  /** Number of days, including today. */
  readonly days: VisitSpan;
}

export interface VisitTableProps extends Pick<PagedTableProps<Visit>, 'csvRows' | 'viewHref'> {
  readonly visits: OpenFace<RowPage<Visit>>;
  readonly view: VisitView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: VisitView) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const columns: readonly DataColumn<Visit>[] = [
  { id: 'page', name: 'Page', isRowHeader: true, text: ({ page }) => page, cell: ({ page }) => <bdi>{page}</bdi> },
  { id: 'event', name: 'Event', text: ({ event }) => visitWords[event], cell: ({ event }) => visitWords[event] },
  {
    id: 'count',
    name: 'Count',
    align: 'end',
    text: ({ count }) => String(count),
    cell: ({ count }) => count.toLocaleString('en-US'),
  },
  {
    id: 'last',
    name: 'Last day',
    priority: 3,
    text: ({ last }) => last.toISOString().slice(0, 10),
    cell: ({ last }) => <DateTime value={last} precision="day" />,
  },
];

const spans = visitSpans.map((days) => ({ id: days, name: days === 1 ? 'Today' : `${days} days` }));

/** How often pages were opened, forms sent and links followed by visitors who allow analytics; the most frequent first. */
export function VisitTable({ visits, view, onViewChange, isStale = false, ...file }: VisitTableProps) {
  const change = (next: Partial<VisitView>) => onViewChange(withChange(view, next));
  return (
    <PagedTable<Visit>
      {...file}
      label="Visits"
      noun="rows"
      columns={columns}
      rowKey={({ event, page }) => `${event} ${page}`}
      list={visits}
      view={view}
      onViewChange={change}
      isStale={isStale}
      isNarrowed={view.filter !== ''}
      emptyTitle="No visits counted"
      emptyHint="Only visitors who allow analytics are counted."
      csvName="visits"
      tools={
        <>
          <ListFilter label="Filter the visits" value={view.filter} onChange={(filter) => change({ filter })} />
          <SegmentedControl
            label="Days"
            size="small"
            items={spans}
            selected={view.days}
            onSelect={(days) => change({ days })}
          />
        </>
      }
    />
  );
}
