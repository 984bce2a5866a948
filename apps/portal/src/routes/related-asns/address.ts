import { isAsListSortKey } from '@routeglass/ui/AsListTable';
import type { RelatedView } from '@routeglass/ui/RelatedAsnsTable';
import { pageSizes } from '../../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../../address/parameters.ts';

const first = { skip: 0, limit: 50 } as const;

/** Reads `skip` and `limit` from any address, and `sort-by` and `order` if the column is a known one. */
export function readSearch(search: URLSearchParams): RelatedView {
  const column = search.get('sort-by') ?? '';
  return {
    skip: readWhole(search, 'skip', first.skip, 0),
    limit: readChoice(search, 'limit', pageSizes, first.limit),
    ...(isAsListSortKey(column) && { sort: { column, order: readChoice(search, 'order', ['asc', 'desc'], 'desc') } }),
  };
}

export function writeSearch({ skip, limit, sort }: RelatedView, before = new URLSearchParams()): URLSearchParams {
  const values = { skip, limit, 'sort-by': sort?.column ?? '', order: sort?.order ?? 'desc' };
  return writeParameters(values, { ...first, order: 'desc' }, before);
}
