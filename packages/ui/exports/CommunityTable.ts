export { CommunityTable, type CommunityTableProps } from '../src/widgets/CommunityTable/CommunityTable.tsx';
export type { DescribedCommunity } from '../src/widgets/CommunityTable/community.ts';
