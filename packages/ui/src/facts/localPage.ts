import { cellText, type DataColumn } from '../primitives/DataTable/DataColumn.ts';
import { pageOf, type RowPage } from './pageView.ts';
import { sortedRows } from './sortedRows.ts';
import type { ListView } from './listView.ts';

/**
 * The page of a whole list that a view asks for, where no server makes it: narrowed by the text in any cell, sorted by what its column
 * says, rows that say nothing last. The IP version is the caller's to narrow by.
 */
export function localPage<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  view: Omit<ListView, 'ipVersion'>,
): RowPage<Row> {
  const wanted = view.filter.toLowerCase();
  const fitting = wanted
    ? rows.filter((row) => columns.some((column) => cellText(column, row).toLowerCase().includes(wanted)))
    : rows;
  return pageOf(sortedRows(fitting, columns, view.sort), view);
}
