import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { DescribedCommunity } from '@routeglass/ui/CommunityTable';
import type { ListAddress, SortedView } from '../../address/listAddress.ts';

type CommunityRow = AnswerOf<Endpoints['communities']>[number];

/** The list in the address of a network's communities. */
export const communityList = {
  columns: ['community', 'description', 'prefixes'],
  sortBy: 'community',
  order: 'asc',
} as const satisfies ListAddress<string>;

type CommunityListView = SortedView<(typeof communityList.columns)[number]>;

/** 64512:9 before 64512:10. */
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The communities whose number or meaning contains the filter (ignoring case), in the order of a view. */
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
    .toSorted((a, b) => direction * byColumn(a, b, sort.column))
    .map(describedCommunity);
}

function byColumn(a: CommunityRow, b: CommunityRow, column: (typeof communityList.columns)[number]): number {
  const difference =
    column === 'prefixes' ? (a.prefixes ?? 0) - (b.prefixes ?? 0) : words.compare(a[column], b[column]);
  return difference || words.compare(a.community, b.community);
}

function describedCommunity({ community, community_pattern, description, ...of }: CommunityRow): DescribedCommunity {
  const pattern = community_pattern === community ? null : community_pattern;
  const { prefixes, at_least: isAtLeast } = of;
  return { community, pattern, description, ...(prefixes !== undefined && { prefixes, isAtLeast }) };
}
