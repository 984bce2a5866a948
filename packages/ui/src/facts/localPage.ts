import { cellText, type DataColumn } from '../primitives/DataTable/DataColumn.ts';
import { pageOf, type RowPage } from './pageView.ts';
import { sortedRows } from './sortedRows.ts';
import type { ListView } from './listView.ts';

/**
 * A page of a complete list, for lists that no server pages: filtered by text in any cell, sorted by a column, rows without a value last. The caller
 * filters by IP version.
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
