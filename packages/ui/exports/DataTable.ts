export { DataTable } from '../src/primitives/DataTable/DataTable.tsx';
export type { CsvRows, DataSort, DataTableProps } from '../src/primitives/DataTable/DataTableProps.ts';
export { columnPriorities, type ColumnPriority, type DataColumn } from '../src/primitives/DataTable/DataColumn.ts';
export { CsvMark } from '../src/primitives/DataTable/csvMark.ts';
export { toCsv } from '../src/primitives/DataTable/csv.ts';
