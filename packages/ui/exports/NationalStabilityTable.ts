export {
  NationalStabilityTable,
  type NationalStabilityTableProps,
} from '../src/widgets/NationalStabilityTable/NationalStabilityTable.tsx';
export type { NationalStabilityRow } from '../src/widgets/NationalStabilityTable/nationalStability.ts';
