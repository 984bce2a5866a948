export { AsListTable, type AsListTableProps } from '../src/widgets/AsListTable/AsListTable.tsx';
export {
  asListSortKeys,
  isAsListSortKey,
  type AsListRow,
  type AsListSort,
  type AsListSortKey,
  type AsListView,
} from '../src/facts/asList.ts';
