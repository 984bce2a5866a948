import { readSort, sortValues, type ListSort } from '../../address/sort.ts';
import { writeParameters } from '../../address/parameters.ts';

/** Columns that a section of the results is sorted by. */
const COLUMNS = [
  ...['asn', 'as-name', 'description'].map((column) => `autonomous-system.${column}`),
  ...['prefix', 'asn', 'as-name'].map((column) => `origin.${column}`),
  ...['prefix', 'asn', 'as-name', 'roa', 'route-object', 'propagation'].map((column) => `prefix.${column}`),
  'domain.domain',
  ...['as-set', 'source', 'description'].map((column) => `as-set.${column}`),
  ...['community', 'asn', 'description'].map((column) => `bgp-community.${column}`),
];

/** State of the search page in the address. */
export interface SearchAddress {
  /** Trimmed; empty if there is no query. */
  readonly query: string;
  /** Undefined if the results keep their own order. */
  readonly sort: ListSort<string> | undefined;
}

/** Reads any address of a search: `query`, `sort-by`, `order`. */
export function readSearch(search: URLSearchParams): SearchAddress {
  return { query: (search.get('query') ?? '').trim(), sort: readSort(search, COLUMNS) };
}

export function writeSearch({ query, sort }: SearchAddress, before = new URLSearchParams()): URLSearchParams {
  return writeParameters({ query, ...sortValues(sort) }, {}, before);
}
