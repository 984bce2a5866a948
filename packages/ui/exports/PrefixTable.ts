export { PrefixTable, type PrefixPage, type PrefixTableProps } from '../src/widgets/PrefixTable/PrefixTable.tsx';
export type { PrefixView } from '../src/widgets/PrefixTable/prefixView.ts';
export type { RoaEvidenceSource } from '../src/widgets/PrefixTable/roaEvidenceSource.ts';
