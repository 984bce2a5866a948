export { RelatedAsnsTable, type RelatedAsnsTableProps } from '../src/widgets/RelatedAsnsTable/RelatedAsnsTable.tsx';
export type { SkipView } from '../src/widgets/RelatedAsnsTable/relatedAsns.ts';
