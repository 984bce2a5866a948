export {
  PrefixChangesTable,
  type PrefixChangesTableProps,
} from '../src/widgets/PrefixChangesTable/PrefixChangesTable.tsx';
export type {
  PrefixChange,
  PrefixChangeEvidence,
  PrefixVerdictOfDay,
  PrefixVerdicts,
} from '../src/widgets/PrefixChangesTable/prefixChange.ts';
