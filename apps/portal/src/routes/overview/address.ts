import { ipFilters } from '@routeglass/api-client/contract';
import type { PrefixView } from '@routeglass/ui/PrefixTable';

const PAGE_SIZES = [10, 20, 50, 100];
const SORT_COLUMNS = ['prefix', 'propagation', 'roa'] as const;
const ORDERS = ['asc', 'desc'] as const;

/** Column by which the list is sorted, as the API names it. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What the address of an overview says of its list of prefixes. */
export type OverviewAddress = PrefixView & { readonly sort: { readonly column: SortColumn } };

const first = { ip: 'all', q: '', page: '1', 'page-size': '50', 'sort-by': 'prefix', order: 'asc' } as const;

/** Reads any address; a value outside its range falls back to the default. */
export function readSearch(search: URLSearchParams): OverviewAddress {
  const said = (name: keyof typeof first) => search.get(name) ?? first[name];
  const page = Number(said('page'));
  const pageSize = Number(said('page-size'));
  return {
    ipVersion: ipFilters.find((each) => each === said('ip')) ?? first.ip,
    filter: said('q'),
    page: Number.isSafeInteger(page) && page >= 1 ? page : Number(first.page),
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : Number(first['page-size']),
    sort: {
      column: SORT_COLUMNS.find((each) => each === said('sort-by')) ?? first['sort-by'],
      order: ORDERS.find((each) => each === said('order')) ?? first.order,
    },
  };
}

/** The address of a view: `before` with this page's own parameters replaced, those at their default left out. */
export function writeSearch(view: PrefixView, before = new URLSearchParams()): URLSearchParams {
  const search = new URLSearchParams(before);
  const values = {
    ip: view.ipVersion,
    q: view.filter,
    page: String(view.page),
    'page-size': String(view.pageSize),
    'sort-by': view.sort.column,
    order: view.sort.order,
  } satisfies Record<keyof typeof first, string>;
  for (const [name, value] of Object.entries(values)) {
    if (value === first[name as keyof typeof first]) search.delete(name);
    else search.set(name, value);
  }
  return search;
}
