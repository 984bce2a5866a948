import { cellText, type DataColumn } from '../primitives/DataTable/DataColumn.ts';
import type { DataSort } from '../primitives/DataTable/DataTableProps.ts';

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows sorted by a column, for lists that no server sorts; rows without a value come last. Unchanged if the column is unknown. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null | undefined,
): readonly Row[] {
  const by = sort && columns.find(({ id }) => id === sort.column);
  return by ? rows.toSorted(comparisonBy(by, sort.order)) : rows;
}

function comparisonBy<Row>(column: DataColumn<Row>, order: 'asc' | 'desc'): (a: Row, b: Row) => number {
  const direction = order === 'asc' ? 1 : -1;
  const told = column.order ?? column.text;
  const valueOf = (row: Row): string | number => (told ? (told(row) ?? '') : cellText(column, row));
  return (rowA, rowB) => {
    const [a, b] = [valueOf(rowA), valueOf(rowB)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    const compared = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
    return direction * compared;
  };
}
