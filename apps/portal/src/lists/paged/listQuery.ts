import type { ListView } from '@routeglass/ui/FilteredTable';

/** What every list with IP versions and a text filter is narrowed by. */
export function narrowingQuery({ ipVersion, filter }: Pick<ListView, 'ipVersion' | 'filter'>) {
  return { ip: ipVersion, q: filter };
}

/** What every list asks of its order and its page. */
export function pageQuery<Column extends string>({ page, pageSize, sort }: SortedPage<Column>) {
  return { page, 'page-size': pageSize, 'sort-by': sort.column, order: sort.order };
}

interface SortedPage<Column extends string> extends Pick<ListView, 'page' | 'pageSize'> {
  readonly sort: { readonly column: Column; readonly order: 'asc' | 'desc' };
}
