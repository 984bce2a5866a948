/** What a pager shows and does, from three numbers. All counts start at 1. */
export interface PageWindow {
  /** The page, limited to the existing ones. */
  readonly page: number;
  readonly pages: number;
  /** First and last row of the page; both 0 if there are no rows. */
  readonly first: number;
  readonly last: number;
}

/** Rows `first` to `last` of `total` on a page of `pageSize` rows. A page out of range becomes the nearest one. */
export function pageWindow(page: number, pageSize: number, total: number): PageWindow {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const inside = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  if (total <= 0) return { page: 1, pages: 1, first: 0, last: 0 };
  return { page: inside, pages, first: (inside - 1) * pageSize + 1, last: Math.min(inside * pageSize, total) };
}
