import { communityPage } from '@routeglass/api-client/page/search';
import { communityPrefixes } from '@routeglass/api-client/communities';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { COMMUNITY_FORMS, communityOwner, readCommunityQuestion } from '@routeglass/domain/community';
import { CommunityPrefixTable } from '@routeglass/ui/CommunityPrefixTable';
import { Heading } from '@routeglass/ui/Heading';
import { Mono } from '@routeglass/ui/Mono';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { useSearchParams } from 'react-router';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { MarkedFiles } from '../../shell/MarkedFiles.tsx';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { communityList, readCommunity } from './address.ts';
import { communityPrefix } from './communityPrefix.ts';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { metaOf } from '../../wire/metaOf.ts';
import { isEmpty } from '../../wire/missingSources.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';

export const meta = metaOf(communityPage);

/** The prefixes whose routes carry a community. */
export default function BgpCommunity() {
  const [search] = useSearchParams();
  const community = readCommunity(search);
  const asn = communityOwner(community);
  // Nothing is loaded for an invalid community; the page itself says so, once.
  const isOne = readCommunityQuestion(community) !== undefined;
  const { rows, table } = usePagedList(communityPrefixes, isOne ? {} : null, communityList, communityPrefix);
  const meaning = useCall(
    calls.communities,
    isOne && asn !== undefined ? { params: { asn }, query: { community } } : null,
  );
  const { face, missingSource } = useMissingSource(isOne && isEmpty(rows) ? asn : undefined, 'routes', rows);
  const owner = useCall(calls.asInfo, isOne && asn !== undefined ? { params: { asn } } : null);
  if (community === '')
    return (
      <NotFound
        title={communityPage.label}
        reason="No community given. Search for one, such as 64512:100."
        search={<SiteSearch />}
      />
    );
  if (!isOne)
    return (
      <NotFound
        title={communityPage.label}
        reason={`"${community}" is not a community. ${COMMUNITY_FORMS}.`}
        search={<SiteSearch />}
      />
    );
  return (
    <PageContent>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>
            <Mono wrap>{community}</Mono>
          </Heading>
          <PageFreshness page={communityPage} asn={asn} />
        </Stack>
        <MarkedFiles asn={asn}>
          <CommunityPrefixTable
            {...table}
            community={community}
            owner={owner.data && { asName: owner.data.as_name, countryCode: owner.data.country_code }}
            {...((meaning.data || !meaning.error) && {
              description: meaning.data || asn === undefined ? (meaning.data?.[0]?.description ?? null) : undefined,
            })}
            prefixes={face}
            missingSource={missingSource}
            csvName={`community-${community.replaceAll(':', '-')}`}
          />
        </MarkedFiles>
      </Stack>
    </PageContent>
  );
}
