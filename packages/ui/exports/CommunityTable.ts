export { CommunityTable, type CommunityTableProps } from '../src/widgets/CommunityTable/CommunityTable.tsx';
export type { CommunityView, DescribedCommunity } from '../src/widgets/CommunityTable/community.ts';
