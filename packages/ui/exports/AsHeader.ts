export { AsHeader, type AsHeaderProps } from '../src/widgets/AsHeader/AsHeader.tsx';
export type { AsIdentity, RatingPosition } from '../src/widgets/AsHeader/asIdentity.ts';
