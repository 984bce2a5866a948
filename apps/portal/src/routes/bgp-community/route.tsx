import { communityPrefixes } from '@routeglass/api-client/communities';
import { useAsInfo, useClient, useCommunities, useCommunityPrefixes, usePrefetch } from '@routeglass/api-client/hooks';
import { COMMUNITY_FORMS, communityOwner, readCommunityQuestion } from '@routeglass/domain/community';
import { CommunityPrefixTable, type CommunityPrefixView } from '@routeglass/ui/CommunityPrefixTable';
import { Heading } from '@routeglass/ui/Heading';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { useSearchParams } from 'react-router';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { faceOf } from '../../wire/face.ts';
import { readCommunity, readSearch, writeSearch } from './address.ts';
import { allCommunityPrefixes } from './allCommunityPrefixes.ts';
import { communityPrefix } from './communityPrefix.ts';
import type { Route } from './+types/route.ts';

export const meta = ({ location }: Route.MetaArgs) => [
  { title: `${readCommunity(new URLSearchParams(location.search)) || 'Community'} · Routeglass` },
];

/** The prefixes whose routes carry a community. */
export default function BgpCommunity() {
  const [search, setSearch] = useSearchParams();
  const community = readCommunity(search);
  const view = readSearch(search);
  const client = useClient();
  const viewHref = useViewHref();
  const asn = communityOwner(community);
  const order = { 'sort-by': view.sort.column, order: view.sort.order };
  const query = { community, page: view.page, limit: view.pageSize, ipv: view.ipVersion, q: view.filter, ...order };
  // What is no community is not asked for: the page says so itself, and only once.
  const isOne = readCommunityQuestion(community) !== undefined;
  const prefixes = useCommunityPrefixes(isOne ? { query } : null, { keepPrevious: true });
  const show = (next: CommunityPrefixView) => setSearch(writeSearch(next, search), { preventScrollReset: true });
  useKnownPage(prefixes.error, 'p');
  const hasNext = prefixes.data !== undefined && prefixes.data.current_page < prefixes.data.page_count;
  usePrefetch(communityPrefixes, hasNext ? { query: { ...query, page: view.page + 1 } } : null);
  const meaning = useCommunities(isOne && asn !== undefined ? { params: { asn }, query: { community } } : null);
  const owner = useAsInfo(isOne && asn !== undefined ? { params: { asn } } : null);
  if (community === '')
    return <NotFound reason="No community given. Search for one, such as 64512:100." search={<SiteSearch />} />;
  if (!isOne)
    return <NotFound reason={`"${community}" is not a community. ${COMMUNITY_FORMS}.`} search={<SiteSearch />} />;
  return (
    <PageContent>
      <Stack gap={24}>
        <Heading level={1}>{community}</Heading>
        <CommunityPrefixTable
          community={community}
          owner={owner.data && { asName: owner.data.as_name, countryCode: owner.data.country_code }}
          description={
            meaning.data || meaning.error || asn === undefined ? (meaning.data?.[0]?.description ?? null) : undefined
          }
          prefixes={faceOf(prefixes, ({ data, record_count }) => ({
            rows: data.map(communityPrefix),
            total: record_count,
          }))}
          view={view}
          onViewChange={show}
          isStale={prefixes.isLoading}
          csvName={`community-${community.replaceAll(':', '-')}`}
          csvRows={(onProgress) => allCommunityPrefixes(client, query, onProgress)}
          viewHref={viewHref}
        />
      </Stack>
    </PageContent>
  );
}
