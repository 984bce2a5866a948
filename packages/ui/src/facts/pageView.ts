/** Rows of one page, and the total number of rows. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The shown page of a list, as in the page's address. */
export interface PageView {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a list that is filtered by a text. */
export interface FilteredView extends PageView {
  /** Ignored if shorter than 2 characters; empty for no filter. */
  readonly filter: string;
}

/** Applies a change to the view and returns to its first page, unless the change sets the page. */
export function withChange<View extends PageView>(view: View, change: Partial<View>): View {
  return { ...view, page: 1, ...change };
}

/** The rows of one page. A page past the end shows the last one. */
export function pageOf<Row>(all: readonly Row[], { page, pageSize }: PageView): RowPage<Row> {
  const last = Math.max(1, Math.ceil(all.length / pageSize));
  const first = (Math.min(Math.max(1, page), last) - 1) * pageSize;
  return { rows: all.slice(first, first + pageSize), total: all.length };
}
