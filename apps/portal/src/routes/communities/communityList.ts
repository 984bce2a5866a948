import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { DescribedCommunity } from '@routeglass/ui/CommunityTable';
import type { ListAddress, SortedView } from '../../address/listAddress.ts';

type CommunityRow = AnswerOf<Endpoints['communities']>[number];

/** The list in the address of a network's communities. */
export const communityList = {
  columns: ['community', 'description'],
  sortBy: 'community',
  order: 'asc',
} as const satisfies ListAddress<string>;

type CommunityListView = SortedView<(typeof communityList.columns)[number]>;

/** 64512:9 before 64512:10. */
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The communities whose number or meaning holds the filter, in either case, in the order of a view. */
export function fittingCommunities(
  rows: readonly CommunityRow[],
  { filter, sort }: Pick<CommunityListView, 'filter' | 'sort'>,
): DescribedCommunity[] {
  const wanted = filter.toLowerCase();
  const direction = sort.order === 'asc' ? 1 : -1;
  return rows
    .filter(({ community, description }) =>
      [community, description].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => direction * words.compare(a[sort.column], b[sort.column]))
    .map(describedCommunity);
}

function describedCommunity({ community, community_pattern, description }: CommunityRow): DescribedCommunity {
  return { community, pattern: community_pattern === community ? null : community_pattern, description };
}
