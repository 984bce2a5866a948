export { PagedTable, type PagedTableProps } from '../src/widgets/PagedTable/PagedTable.tsx';
export {
  pageOf,
  withChange,
  type FilteredView,
  type PageView,
  type RowPage,
} from '../src/widgets/PagedTable/pageView.ts';
export { sortedRows } from '../src/widgets/PagedTable/sortedRows.ts';
