export {
  FilteredTable,
  type FilteredTableFrame,
  type FilteredTableProps,
} from '../src/widgets/FilteredTable/FilteredTable.tsx';
export type { ListView } from '../src/facts/listView.ts';
export { localPage } from '../src/facts/localPage.ts';
