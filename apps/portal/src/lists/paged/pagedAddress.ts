import type { ListView } from '@routeglass/ui/FilteredTable';
import type { PageView } from '@routeglass/ui/PagedTable';

/** What the address of a page says of its list: which part is shown, and more of the page's own. */
export interface PagedState<View extends PageView = PageView> {
  readonly view: View;
}

/** The same as a widget asks for it: a column by its name alone. */
export type AskedState<State extends PagedState<View>, View extends PageView> = Omit<State, 'view'> & {
  readonly view: View;
};

/** How the state of a list stands in the address of its page, and what it asks the API. All three are pure. */
export interface PagedAddress<State extends PagedState<View>, Query, View extends PageView = ListView> {
  /** Reads any address. */
  readonly read: (search: URLSearchParams) => State;
  /** `before` with the list's own parameters replaced. */
  readonly write: (state: AskedState<State, View>, before: URLSearchParams) => URLSearchParams;
  readonly query: (state: State) => Query;
}

/** The same state at another page. */
export function atPage<State extends PagedState>(state: State, page: Partial<PageView>): State {
  return { ...state, view: { ...state.view, ...page } };
}

/** A change that narrows the list: it leads back to the first page unless it brings a view of its own. */
export function narrowed<State extends PagedState>(state: State, change: Partial<State>): State {
  return { ...atPage(state, { page: 1 }), ...change };
}
