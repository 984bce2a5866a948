import type { ListView } from '@routeglass/ui/FilteredTable';

/** Query parameters of lists with IP versions and a text filter. */
export function narrowingQuery({ ipVersion, filter }: Pick<ListView, 'ipVersion' | 'filter'>) {
  return { ip: ipVersion, q: filter };
}

/** Query parameters for a list's order and page. */
export function pageQuery<Column extends string>({ page, pageSize, sort }: SortedPage<Column>) {
  return { page, 'page-size': pageSize, 'sort-by': sort.column, order: sort.order };
}

interface SortedPage<Column extends string> extends Pick<ListView, 'page' | 'pageSize'> {
  readonly sort: { readonly column: Column; readonly order: 'asc' | 'desc' };
}
