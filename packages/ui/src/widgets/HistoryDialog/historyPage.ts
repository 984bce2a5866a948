import { pageOf, type PageView } from '../../facts/pageView.ts';

/** Page sizes of a history, the default first. */
export const historyPageSizes = [10, 20, 50, 100] as const;
export const HISTORY_PAGE_SIZE = 100;
/** Up to this many rows need no pager. */
export const ROWS_WITHOUT_PAGER = 10;

/** A row with its number in the whole history, from 1. */
export interface NumberedRow<Row> {
  readonly number: number;
  readonly row: Row;
}

/** The rows of one page, numbered across all pages. */
export function historyPage<Row>(rows: readonly Row[], view: PageView): readonly NumberedRow<Row>[] {
  return pageOf(
    rows.map((row, at) => ({ number: at + 1, row })),
    view,
  ).rows;
}
