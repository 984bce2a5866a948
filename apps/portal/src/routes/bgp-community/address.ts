import { ipFilters } from '@routeglass/api-client/contract';
import type { CommunityPrefixView } from '@routeglass/ui/CommunityPrefixTable';
import { pageSizes } from '../../address/listAddress.ts';
import type { ListSort } from '../../address/sort.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';

const first = { 'prefix-ip': 'all', p: 1, 'page-size': 50, 'sort-by': 'prefix', order: 'asc' };
const COLUMNS = ['prefix', 'origin'] as const;

/** A view whose order the server supports. */
export type CommunityAddress = CommunityPrefixView & { readonly sort: ListSort<(typeof COLUMNS)[number]> };

/** The community in an address, trimmed; empty if there is none. */
export function readCommunity(search: URLSearchParams): string {
  return (search.get('community') ?? '').trim();
}

/** Reads the view from any address: `prefix-ip`, `p`, `page-size`, `q`, `sort-by`, `order`. */
export function readSearch(search: URLSearchParams): CommunityAddress {
  return {
    ipVersion: readChoice(search, 'prefix-ip', ipFilters, 'all'),
    page: readWhole(search, 'p', 1),
    pageSize: readChoice(search, 'page-size', pageSizes, 50),
    filter: readFilter(search),
    sort: {
      column: readChoice(search, 'sort-by', COLUMNS, 'prefix'),
      order: readChoice(search, 'order', ['asc', 'desc'], 'asc'),
    },
  };
}

/** The address of a view: `before` with its own parameters replaced. */
export function writeSearch(view: CommunityPrefixView, before = new URLSearchParams()): URLSearchParams {
  const { ipVersion, page, pageSize, filter, sort } = view;
  const order = { 'sort-by': sort?.column ?? 'prefix', order: sort?.order ?? 'asc' };
  return writeParameters(
    { 'prefix-ip': ipVersion, p: page, 'page-size': pageSize, q: filter, ...order },
    first,
    before,
  );
}

/** Reads and writes the list of a community's prefixes in an address, and makes its query, in which the call has different names. */
export const communityList = {
  read: (search: URLSearchParams) => ({ community: readCommunity(search), view: readSearch(search) }),
  write: ({ view }: { readonly view: CommunityPrefixView }, before: URLSearchParams) => writeSearch(view, before),
  query: ({ community, view }: { readonly community: string; readonly view: CommunityAddress }) => ({
    community,
    page: view.page,
    limit: view.pageSize,
    ipv: view.ipVersion,
    q: view.filter,
    'sort-by': view.sort.column,
    order: view.sort.order,
  }),
};
