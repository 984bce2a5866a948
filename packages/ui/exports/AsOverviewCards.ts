export { AsOverviewCards, type AsOverviewCardsProps } from '../src/widgets/AsOverviewCards/AsOverviewCards.tsx';
export type { AsOverview, OverviewRating, PerVersion } from '../src/widgets/AsOverviewCards/asOverview.ts';
