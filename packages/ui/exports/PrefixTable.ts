export { PrefixTable, type PrefixPage, type PrefixTableProps } from '../src/widgets/PrefixTable/PrefixTable.tsx';
export type { ListView as PrefixView } from '../src/facts/listView.ts';
export type { ListedPrefix, PrefixSpan } from '../src/widgets/PrefixTable/listedPrefix.ts';
export { verdictSources, type Unjudged, type VerdictSource } from '../src/facts/unjudged.ts';
export { prefixHistories, type PrefixHistory } from '../src/facts/prefixHistory.ts';
export type { RoaEvidenceSource, RouteObjectEvidenceSource } from '../src/facts/roaEvidenceSource.ts';
