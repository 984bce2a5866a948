import type { ReactNode } from 'react';
import { IpVersionTabs } from '../IpVersionTabs/IpVersionTabs.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { withChange } from '../../facts/pageView.ts';
import { FoldedFilters } from './FoldedFilters.tsx';
import { isNarrowed, type ListView } from '../../facts/listView.ts';

/** What every table of a filtered list takes, whatever its rows are. `sort` and `onSortChange` are of a whole list: that of a page is in its view. */
export interface FilteredTableFrame<Row> extends Pick<
  PagedTableProps<Row>,
  'csvName' | 'csvRows' | 'isStale' | 'missingSource' | 'sort' | 'onSortChange' | 'viewHref'
> {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  /** Which page, sorted and narrowed how; absent where the whole list is shown. */
  readonly view?: ListView | undefined;
  /** Asked for with the whole new view: a filter or an order leads to page 1. */
  readonly onViewChange?: ((view: ListView) => void) | undefined;
  /** What stands over the table in every width: the heading of its section. */
  readonly heading?: ReactNode;
  /** Further filters, beside the IP version and the text; behind one button where they fold. */
  readonly filters?: ReactNode;
  /** When the further filters fold behind one button: on a narrow screen, or always. Default `narrow`. */
  readonly foldsFilters?: 'narrow' | 'always';
  /** How many of the further filters are in force, said on that button. Default 0. */
  readonly filtersInForce?: number;
  /** Whether the further filters leave rows out, so that no rows means that nothing fits them. Default: where any is in force. */
  readonly isFiltered?: boolean;
}

export interface FilteredTableProps<Row>
  extends FilteredTableFrame<Row>, Pick<PagedTableProps<Row>, 'columns' | 'emptyHint' | 'list' | 'noun' | 'rowKey'> {
  /** Whether the list holds both IP versions and may be narrowed to one. Default true. */
  readonly withIpVersion?: boolean;
}

/** A list narrowed by IP version, text and whatever else, sorted and paged by the page that holds it. */
export function FilteredTable<Row>({
  view,
  onViewChange,
  heading,
  filters,
  foldsFilters = 'narrow',
  filtersInForce = 0,
  isFiltered = filtersInForce > 0,
  withIpVersion = true,
  ...table
}: FilteredTableProps<Row>) {
  const further = filters && (
    <FoldedFilters when={foldsFilters} inForce={filtersInForce}>
      {filters}
    </FoldedFilters>
  );
  if (!view) {
    const tools = (heading || further) && (
      <>
        {heading}
        {further}
      </>
    );
    return <PagedTable<Row> {...table} withCount={false} tools={tools || undefined} isNarrowed={isFiltered} />;
  }
  // A server may sort by what the table does not show.
  const sort = table.columns.some(({ id }) => id === view.sort.column) ? view.sort : undefined;
  const change = (next: Partial<ListView>) => onViewChange?.(withChange(view, next));
  return (
    <PagedTable<Row>
      {...table}
      view={view}
      onViewChange={change}
      sort={sort}
      onSortChange={(next) => change({ sort: next })}
      isNarrowed={isFiltered || isNarrowed(view)}
      tools={
        <>
          {heading}
          {withIpVersion && <IpVersionTabs value={view.ipVersion} onChange={(ipVersion) => change({ ipVersion })} />}
          <ListFilter label={`Filter ${table.noun}`} value={view.filter} onChange={(filter) => change({ filter })} />
          {further}
        </>
      }
    />
  );
}
