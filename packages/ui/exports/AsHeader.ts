export { AsHeader, type AsHeaderProps } from '../src/widgets/AsHeader/AsHeader.tsx';
export { scoreEvidence, type PeerShare, type ScoreFacts } from '../src/widgets/AsHeader/scoreEvidence.ts';
export type { AsIdentity, RatingPosition } from '../src/widgets/AsHeader/asIdentity.ts';
