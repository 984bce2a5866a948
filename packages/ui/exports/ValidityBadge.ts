export { ValidityBadge, type ValidityBadgeProps } from '../src/widgets/ValidityBadge/ValidityBadge.tsx';
export type { CoveringVrp, RoaEvidence, RoaReason } from '../src/widgets/ValidityBadge/evidence.ts';
