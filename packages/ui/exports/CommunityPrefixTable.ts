export {
  CommunityPrefixTable,
  type CommunityPrefixTableProps,
} from '../src/widgets/CommunityPrefixTable/CommunityPrefixTable.tsx';
export type { CommunityPrefix, CommunityPrefixView } from '../src/widgets/CommunityPrefixTable/communityPrefix.ts';
