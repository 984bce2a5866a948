export { PagedTable, type PagedTableProps } from '../src/widgets/PagedTable/PagedTable.tsx';
export { pageOf, withChange, type FilteredView, type PageView, type RowPage } from '../src/facts/pageView.ts';
export { sortedRows } from '../src/facts/sortedRows.ts';
