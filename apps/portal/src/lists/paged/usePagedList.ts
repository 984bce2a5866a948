import type { InputOf } from '@routeglass/api-client/client';
import type { PagedEndpoint, RowOf } from '@routeglass/api-client/contract';
import { useCall, useClient, usePrefetch, type Call } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import type { ListView } from '@routeglass/ui/FilteredTable';
import type { PageView, RowPage } from '@routeglass/ui/PagedTable';
import { useCallback, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { allPages } from '../../wire/allPages.ts';
import { faceOf } from '../../wire/face.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { atPage, narrowed, type AskedState, type PagedAddress, type PagedState } from './pagedAddress.ts';

/** Props common to all paged tables: spread them over the widget, which adds columns, filters and texts. */
interface TableOfList<State extends PagedState<View>, View extends PageView, Row> {
  readonly view: State['view'];
  readonly onViewChange: (view: View) => void;
  /** Whether the rows on show belong to the previous view. */
  readonly isStale: boolean;
  readonly viewHref: string;
  /** Loads all rows of the view, page by page, for its CSV file. */
  readonly csvRows: (onProgress: (done: number) => void) => Promise<readonly Row[]>;
}

export interface PagedList<State extends PagedState<View>, Row, View extends PageView = ListView> {
  /** The state in the address. */
  readonly state: State;
  /** Navigates to the address with these parts replaced. */
  readonly change: (part: Partial<AskedState<State, View>>) => void;
  /** The same at page 1: for filters. */
  readonly narrow: (part: Partial<State>) => void;
  readonly rows: OpenFace<RowPage<Row>>;
  readonly table: TableOfList<State, View, Row>;
}

/** Input besides the state of the list: params of the path. For null nothing is loaded yet. */
type Place<E extends PagedEndpoint> = Omit<InputOf<E>, 'query'> | null;

/**
 * A paged list of the API, narrowed, sorted and paged by the page's address. The previous page stays until the next one is loaded, the following page
 * is fetched ahead, and a page beyond the end leads to page 1.
 *
 * The address's `query` makes the call's query; `row` converts a row of the API for the widget.
 */
export function usePagedList<
  E extends PagedEndpoint,
  State extends PagedState<View>,
  Row,
  View extends PageView = ListView,
>(
  endpoint: E,
  place: Place<E>,
  address: PagedAddress<State, NoInfer<InputOf<E>['query']>, View>,
  row: (wire: RowOf<E>) => Row,
): PagedList<State, Row, View> & { readonly answer: Call<E> } {
  const [search, setSearch] = useSearchParams();
  const client = useClient();
  const viewHref = useViewHref();
  const state = address.read(search);
  const inputAt = (page: Partial<PageView>) =>
    place && ({ ...place, query: address.query(atPage(state, page)) } as InputOf<E>);
  const show = (next: AskedState<State, View>, replace = false) =>
    setSearch(address.write(next, search), { preventScrollReset: true, replace });

  // Deferred, so that the table renders in small steps and the page responds to input between them.
  const answer = useDeferredValue(useCall(endpoint, inputAt({}), { keepPrevious: true }));
  const { data, error, isLoading } = answer;
  const hasNext = data !== undefined && data.current_page < data.page_count;
  usePrefetch(endpoint, hasNext ? inputAt({ page: state.view.page + 1 }) : null);

  // A stable function reference, so that the same answer yields the same rows (`faceOf`).
  const read = useCallback(
    (page: NonNullable<typeof data>): RowPage<Row> => ({ rows: page.data.map(row), total: page.record_count }),
    [row],
  );

  useKnownPage(error, () => show(atPage(state, { page: 1 }), true));

  return {
    state,
    change: (part) => show({ ...state, ...part }),
    narrow: (part) => show(narrowed(state, part)),
    answer,
    rows: faceOf(answer, read),
    table: {
      view: state.view,
      onViewChange: (view) => show({ ...state, view }),
      isStale: isLoading,
      viewHref,
      csvRows: (onProgress) =>
        allPages(async ({ page, 'page-size': pageSize }) => {
          const input = inputAt({ page, pageSize });
          if (input === null) return { rows: [], pageCount: 0 };
          const read = await client.call(endpoint, input);
          return { rows: read.data.map(row), pageCount: read.page_count };
        }, onProgress),
    },
  };
}
