export { RelationBadge, type RelationBadgeProps } from '../src/widgets/RelationBadge/RelationBadge.tsx';
export { neighborRelations, relationWords, type NeighborRelation } from '../src/widgets/RelationBadge/relationWords.ts';
