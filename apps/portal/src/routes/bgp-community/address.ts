import { ipFilters } from '@routeglass/api-client/contract';
import type { CommunityPrefixView } from '@routeglass/ui/CommunityPrefixTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readFilter, readWhole, writeParameters } from '../../address/parameters.ts';

const first = { 'prefix-ip': 'all', p: 1, 'page-size': 50 };

/** The community of an address, trimmed; empty where none is named. */
export function readCommunity(search: URLSearchParams): string {
  return (search.get('community') ?? '').trim();
}

/** Reads the view of any address: `prefix-ip`, `p`, `page-size`, `q`. */
export function readSearch(search: URLSearchParams): CommunityPrefixView {
  return {
    ipVersion: readChoice(search, 'prefix-ip', ipFilters, 'all'),
    page: readWhole(search, 'p', 1),
    pageSize: readChoice(search, 'page-size', pageSizes, 50),
    filter: readFilter(search),
  };
}

/** The address of a view: `before` with its own parameters replaced. */
export function writeSearch(view: CommunityPrefixView, before = new URLSearchParams()): URLSearchParams {
  const { ipVersion, page, pageSize, filter } = view;
  return writeParameters({ 'prefix-ip': ipVersion, p: page, 'page-size': pageSize, q: filter }, first, before);
}
