export { AsOverviewCards, type AsOverviewCardsProps } from '../src/widgets/AsOverviewCards/AsOverviewCards.tsx';
export type {
  AddressSpace,
  AsOverview,
  OverviewRating,
  PerVersion,
} from '../src/widgets/AsOverviewCards/asOverview.ts';
export { coneEvidence, type ConeFacts } from '../src/widgets/AsOverviewCards/coneEvidence.ts';
