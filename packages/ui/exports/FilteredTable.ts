export {
  FilteredTable,
  type FilteredTableFrame,
  type FilteredTableProps,
} from '../src/widgets/FilteredTable/FilteredTable.tsx';
export type { ListView } from '../src/widgets/FilteredTable/listView.ts';
export { localPage } from '../src/widgets/FilteredTable/localPage.ts';
