/** What a pager says and does, derived from three numbers. All counts start at 1. */
export interface PageWindow {
  /** The page, brought inside the pages there are. */
  readonly page: number;
  readonly pages: number;
  /** First and last row of the page; both 0 when there is none. */
  readonly first: number;
  readonly last: number;
}

/** Rows `first` to `last` of `total` on a page of `pageSize` rows. Pages outside the range are brought inside. */
export function pageWindow(page: number, pageSize: number, total: number): PageWindow {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const inside = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  if (total <= 0) return { page: 1, pages: 1, first: 0, last: 0 };
  return { page: inside, pages, first: (inside - 1) * pageSize + 1, last: Math.min(inside * pageSize, total) };
}
