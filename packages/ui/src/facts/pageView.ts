/** Rows of one page, and how many there are on all pages. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Which page of a list is shown, as the address of the page says it. */
export interface PageView {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a list that a text narrows. */
export interface FilteredView extends PageView {
  /** Counts when longer than 1 character; empty where nothing is narrowed. */
  readonly filter: string;
}

/** A change of the view. Whatever narrows or reorders the list, or changes the length of its pages, leads back to its first page. */
export function withChange<View extends PageView>(view: View, change: Partial<View>): View {
  return { ...view, page: 1, ...change };
}

/** The rows of one page out of all of them. A page past the end shows the last one. */
export function pageOf<Row>(all: readonly Row[], { page, pageSize }: PageView): RowPage<Row> {
  const last = Math.max(1, Math.ceil(all.length / pageSize));
  const first = (Math.min(Math.max(1, page), last) - 1) * pageSize;
  return { rows: all.slice(first, first + pageSize), total: all.length };
}
