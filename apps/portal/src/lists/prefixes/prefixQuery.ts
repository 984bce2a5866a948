import type { PrefixListView } from './prefixAddress.ts';

/** The question that a view asks the API. */
export function prefixQuery(view: PrefixListView) {
  return {
    ip: view.ipVersion,
    q: view.filter,
    page: view.page,
    'page-size': view.pageSize,
    'sort-by': view.sort.column,
    order: view.sort.order,
  };
}
