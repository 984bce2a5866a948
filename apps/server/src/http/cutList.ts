import type { PageQuery } from './pages.ts';

/** A page of a bare list: its rows, and whether there are more. */
export class CutList<Row> {
  readonly rows: Row[];
  readonly hasMore: boolean;

  constructor(rows: Row[], hasMore: boolean) {
    this.rows = rows;
    this.hasMore = hasMore;
  }
}

/** How many rows of the whole list a page needs, including one more to see whether the list goes on. */
export const neededFor = ({ page, 'page-size': size }: PageQuery): number => page * size + 1;

/** The rows of a page, from a list that is in order from its first row. */
export function rowsOf<Row>(all: readonly Row[], { page, 'page-size': size }: PageQuery): Row[] {
  return all.slice((page - 1) * size, page * size);
}

/** A page of a list of one kind of row. */
export function cut<Row>(all: readonly Row[], query: PageQuery): CutList<Row> {
  return new CutList(rowsOf(all, query), all.length >= neededFor(query));
}
