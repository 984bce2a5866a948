import { cellText, type DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { pageOf, type RowPage } from '../PagedTable/pageView.ts';
import type { ListView } from './listView.ts';

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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
  const by = columns.find(({ id }) => id === view.sort.column);
  return pageOf(by ? fitting.toSorted(comparisonBy(by, view.sort.order)) : fitting, view);
}

function comparisonBy<Row>(column: DataColumn<Row>, order: 'asc' | 'desc'): (a: Row, b: Row) => number {
  const direction = order === 'asc' ? 1 : -1;
  const valueOf = (row: Row): string | number => (column.text ? (column.text(row) ?? '') : cellText(column, row));
  return (rowA, rowB) => {
    const [a, b] = [valueOf(rowA), valueOf(rowB)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    const compared = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
    return direction * compared;
  };
}
