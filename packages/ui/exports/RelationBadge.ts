export { RelationBadge, type RelationBadgeProps } from '../src/widgets/RelationBadge/RelationBadge.tsx';
export { neighborRelations, relationWords, type NeighborRelation } from '../src/facts/relationWords.ts';
export { relationEvidence, type RelationFacts } from '../src/widgets/RelationBadge/relationEvidence.ts';
export {
  pastRelationEvidence,
  type PastRelationFacts,
  type RelationTime,
} from '../src/widgets/RelationBadge/pastRelationEvidence.ts';
