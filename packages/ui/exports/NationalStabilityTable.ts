export {
  NationalStabilityTable,
  type NationalStabilityTableProps,
  type StabilityView,
} from '../src/widgets/NationalStabilityTable/NationalStabilityTable.tsx';
export {
  isStabilitySortKey,
  stabilitySortKeys,
  type NationalStabilityRow,
  type StabilitySortKey,
} from '../src/widgets/NationalStabilityTable/nationalStability.ts';
