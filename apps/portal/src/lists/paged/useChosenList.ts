import type { InputOf } from '@routeglass/api-client/client';
import type { PagedEndpoint, RowOf } from '@routeglass/api-client/contract';
import type { PageView } from '@routeglass/ui/PagedTable';
import type { PagedAddress } from './pagedAddress.ts';
import { usePagedList } from './usePagedList.ts';

/** A list with the filters of `chosenList`, from a call without params. */
export function useChosenList<E extends PagedEndpoint, View extends PageView, Row>(
  endpoint: E,
  list: PagedAddress<{ readonly view: View }, NoInfer<InputOf<E>['query']>, View>,
  row: (wire: RowOf<E>) => Row,
) {
  return usePagedList<E, { readonly view: View }, Row, View>(endpoint, {} as Omit<InputOf<E>, 'query'>, list, row);
}
