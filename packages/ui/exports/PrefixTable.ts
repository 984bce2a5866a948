export { PrefixTable, type PrefixPage, type PrefixTableProps } from '../src/widgets/PrefixTable/PrefixTable.tsx';
export type { ListView as PrefixView } from '../src/widgets/FilteredTable/listView.ts';
export type { ListedPrefix, PrefixSpan } from '../src/widgets/PrefixTable/listedPrefix.ts';
export { verdictSources, type Unjudged, type VerdictSource } from '../src/widgets/PrefixTable/unjudged.ts';
export { prefixHistories, type PrefixHistory } from '../src/widgets/PrefixTable/prefixHistory.ts';
export type { RoaEvidenceSource, RouteObjectEvidenceSource } from '../src/widgets/PrefixTable/roaEvidenceSource.ts';
