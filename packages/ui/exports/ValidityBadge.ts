export { aspaEvidence, type AspaFacts } from '../src/widgets/ValidityBadge/aspaEvidence.ts';
export { ValidityBadge, type ValidityBadgeProps } from '../src/widgets/ValidityBadge/ValidityBadge.tsx';
export {
  roaEvidence,
  type CoveringVrp,
  type RoaFacts,
  type RoaReason,
} from '../src/widgets/ValidityBadge/roaEvidence.ts';
