export { RelatedAsnsTable, type RelatedAsnsTableProps } from '../src/widgets/RelatedAsnsTable/RelatedAsnsTable.tsx';
export type { RelatedView, SkipView } from '../src/widgets/RelatedAsnsTable/relatedAsns.ts';
