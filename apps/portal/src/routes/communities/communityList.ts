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

/** A page of the communities whose number or meaning holds the filter, in either case. */
export function communityPage(rows: readonly CommunityRow[], view: FilteredView): RowPage<DescribedCommunity> {
  const wanted = view.filter.toLowerCase();
  const fitting = rows.filter(({ community, description }) =>
    [community, description].some((text) => text.toLowerCase().includes(wanted)),
  );
  const { rows: shown, total } = pageOf(fitting, view);
  return { rows: shown.map(describedCommunity), total };
}

function describedCommunity({ community, community_pattern, description }: CommunityRow): DescribedCommunity {
  return { community, pattern: community_pattern === community ? null : community_pattern, description };
}
