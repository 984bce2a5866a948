import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { DescribedCommunity } from '@routeglass/ui/CommunityTable';
import { pageOf, type FilteredView, type RowPage } from '@routeglass/ui/PagedTable';
import type { ListAddress } from '../../address/listAddress.ts';

type CommunityRow = AnswerOf<Endpoints['communities']>[number];

/** The list in the address of a network's communities. */
export const communityList = {
  columns: ['community'],
  sortBy: 'community',
  order: 'asc',
} as const satisfies ListAddress<string>;

/** The communities whose number or meaning holds the filter, in either case. */
export function fittingCommunities(rows: readonly CommunityRow[], filter: string): DescribedCommunity[] {
  const wanted = filter.toLowerCase();
  return rows
    .filter(({ community, description }) =>
      [community, description].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(describedCommunity);
}

/** A page of those that fit. */
export function communityPage(rows: readonly CommunityRow[], view: FilteredView): RowPage<DescribedCommunity> {
  return pageOf(fittingCommunities(rows, view.filter), view);
}

function describedCommunity({ community, community_pattern, description }: CommunityRow): DescribedCommunity {
  return { community, pattern: community_pattern === community ? null : community_pattern, description };
}
