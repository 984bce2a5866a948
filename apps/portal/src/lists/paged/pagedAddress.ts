import type { ListView } from '@routeglass/ui/FilteredTable';
import type { PageView } from '@routeglass/ui/PagedTable';

/** State of a page in the address of its list: the shown part, and further state of the page. */
export interface PagedState<View extends PageView = PageView> {
  readonly view: View;
}

/** The same as requested by a widget: a column is a plain name. */
export type AskedState<State extends PagedState<View>, View extends PageView> = Omit<State, 'view'> & {
  readonly view: View;
};

/** Reads and writes the state of a list in the address of its page, and makes its query. All three functions are pure. */
export interface PagedAddress<State extends PagedState<View>, Query, View extends PageView = ListView> {
  /** Reads any address. */
  readonly read: (search: URLSearchParams) => State;
  /** `before` with the list's own parameters replaced. */
  readonly write: (state: AskedState<State, View>, before: URLSearchParams) => URLSearchParams;
  readonly query: (state: State) => Query;
}

/** The state at another page. */
export function atPage<State extends PagedState>(state: State, page: Partial<PageView>): State {
  return { ...state, view: { ...state.view, ...page } };
}

/** The state with changed filters, at page 1 unless the change has a view of its own. */
export function narrowed<State extends PagedState>(state: State, change: Partial<State>): State {
  return { ...atPage(state, { page: 1 }), ...change };
}
