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

/** What every table with pages takes: spread it over the widget, which is then columns, filters and words. */
interface TableOfList<State extends PagedState<View>, View extends PageView, Row> {
  readonly view: State['view'];
  readonly onViewChange: (view: View) => void;
  /** The rows in sight are of the view before. */
  readonly isStale: boolean;
  readonly viewHref: string;
  /** All rows of the view, page after page, for its CSV file. */
  readonly csvRows: (onProgress: (done: number) => void) => Promise<readonly Row[]>;
}

export interface PagedList<State extends PagedState<View>, Row, View extends PageView = ListView> {
  /** What the address says. */
  readonly state: State;
  /** Leads to the address with these parts replaced. */
  readonly change: (part: Partial<AskedState<State, View>>) => void;
  /** The same from the first page on: for filters. */
  readonly narrow: (part: Partial<State>) => void;
  readonly rows: OpenFace<RowPage<Row>>;
  readonly table: TableOfList<State, View, Row>;
}

/** What is asked besides the state of the list: params of the path. Null asks nothing yet. */
type Place<E extends PagedEndpoint> = Omit<InputOf<E>, 'query'> | null;

/**
 * A list that the API answers page by page, as the page's address narrows, sorts and pages it. The former page stays until the next one is here,
 * the following one is fetched ahead, and a page beyond the end leads to the first one.
 *
 * `query` of the address gives what the call takes; `row` makes a row of the wire the widget's.
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

  // A table is built in small steps, between which the page answers to hands; at once, it would be built in one go.
  const answer = useDeferredValue(useCall(endpoint, inputAt({}), { keepPrevious: true }));
  const { data, error, isLoading } = answer;
  const hasNext = data !== undefined && data.current_page < data.page_count;
  usePrefetch(endpoint, hasNext ? inputAt({ page: state.view.page + 1 }) : null);

  // The same function, so that the same answer gives the same rows (`faceOf`).
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
