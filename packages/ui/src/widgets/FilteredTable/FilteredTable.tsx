import type { ReactNode } from 'react';
import { IpVersionTabs } from '../IpVersionTabs/IpVersionTabs.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { withChange } from '../../facts/pageView.ts';
import { FoldedFilters } from './FoldedFilters.tsx';
import { isNarrowed, type ListView } from '../../facts/listView.ts';

/** Props of every table of a filtered list. `sort` and `onSortChange` are for a whole list: a page has its order in the view. */
export interface FilteredTableFrame<Row> extends Pick<
  PagedTableProps<Row>,
  'csvName' | 'csvRows' | 'isStale' | 'missingSource' | 'sort' | 'onSortChange' | 'viewHref'
> {
  /** Name of the table, for assistive technology. */
  readonly label: string;
  /** Current page, order and filters; absent if the whole list is shown. */
  readonly view?: ListView | undefined;
  /** Called with the complete new view; a filter or an order goes to page 1. */
  readonly onViewChange?: ((view: ListView) => void) | undefined;
  /** Shown above the table at every width: the heading of its section. */
  readonly heading?: ReactNode;
  /** Further filters beside the IP version and the text; behind one button if they fold. */
  readonly filters?: ReactNode;
  /** When the further filters fold behind one button: on a narrow screen, or always. Default `narrow`. */
  readonly foldsFilters?: 'narrow' | 'always';
  /** Number of active further filters, shown on that button. Default 0. */
  readonly filtersInForce?: number;
  /** Whether the further filters hide rows, so that an empty list means no matches. Default: whether any is active. */
  readonly isFiltered?: boolean;
}

export interface FilteredTableProps<Row>
  extends FilteredTableFrame<Row>, Pick<PagedTableProps<Row>, 'columns' | 'emptyHint' | 'list' | 'noun' | 'rowKey'> {
  /** Whether the list has both IP versions and can be filtered to one. Default true. */
  readonly withIpVersion?: boolean;
}

/** A list filtered by IP version, text and more, sorted and paged by the page that owns it. */
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
  // A server may sort by a column that the table does not show.
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
