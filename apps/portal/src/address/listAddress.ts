import { ipFilters } from '@routeglass/api-client/contract';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { readChoice, readFilter, readWhole, writeParameters } from './parameters.ts';

/** Page sizes of the portal's lists. */
export const pageSizes = [10, 20, 50, 100] as const;

/** The parameters of a list's address and their defaults. */
export interface ListAddress<Column extends string> {
  /** Columns that the list can be sorted by, as the API names them. */
  readonly columns: readonly Column[];
  readonly sortBy: NoInfer<Column>;
  readonly order: 'asc' | 'desc';
  /** Default 50. */
  readonly pageSize?: (typeof pageSizes)[number];
}

/** A view whose order is one of the list's own columns. */
export type SortedView<Column extends string> = ListView & { readonly sort: { readonly column: Column } };

/** Reads the view of a list from any address: `ip`, `q`, `page`, `page-size`, `sort-by`, `order`. A value outside its range falls back to the default. */
export function readList<Column extends string>(
  search: URLSearchParams,
  { columns, sortBy, order, pageSize = 50 }: ListAddress<Column>,
): SortedView<Column> {
  return {
    ipVersion: readChoice(search, 'ip', ipFilters, 'all'),
    filter: readFilter(search),
    page: readWhole(search, 'page', 1),
    pageSize: readChoice(search, 'page-size', pageSizes, pageSize),
    sort: {
      column: readChoice(search, 'sort-by', columns, sortBy),
      order: readChoice(search, 'order', ['asc', 'desc'], order),
    },
  };
}

/** The address of a view: `before` with the list's own parameters replaced. */
export function writeList<Column extends string>(
  view: ListView,
  { sortBy, order, pageSize = 50 }: ListAddress<Column>,
  before = new URLSearchParams(),
): URLSearchParams {
  const values = {
    ip: view.ipVersion,
    q: view.filter,
    page: view.page,
    'page-size': view.pageSize,
    'sort-by': view.sort.column,
    order: view.sort.order,
  };
  return writeParameters(values, { ip: 'all', page: 1, 'page-size': pageSize, 'sort-by': sortBy, order }, before);
}
