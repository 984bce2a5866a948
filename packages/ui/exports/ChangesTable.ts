export {
  ChangesTable,
  type ChangesTableFrame,
  type ChangesTableProps,
} from '../src/widgets/ChangesTable/ChangesTable.tsx';
export type { ChangesPage } from '../src/widgets/ChangesTable/changes.ts';
