import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { CommunityTable } from '@routeglass/ui/CommunityTable';
import { pageOf } from '@routeglass/ui/PagedTable';
import { useOutletContext, useSearchParams } from 'react-router';
import { readList, writeList } from '../../address/listAddress.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { faceOf } from '../../wire/face.ts';
import { communityList, fittingCommunities } from './communityList.ts';

/** The communities of a network and their meanings. */
export default function Communities() {
  const asn = useOutletContext<number>();
  const [search, setSearch] = useSearchParams();
  const view = readList(search, communityList);
  const communities = useCall(calls.communities, { params: { asn }, query: {} });
  const { face, missingSource } = useMissingSource(
    asn,
    'communities',
    faceOf(communities, (rows) => pageOf(fittingCommunities(rows, view), view)),
  );
  return (
    <CommunityTable
      asn={asn}
      communities={face}
      missingSource={missingSource}
      view={view}
      onViewChange={(next) =>
        setSearch(writeList({ ...view, ...next, sort: next.sort ?? view.sort }, communityList, search), {
          preventScrollReset: true,
        })
      }
      csvName={`AS${asn}-communities`}
      csvRows={async () => fittingCommunities(communities.data ?? [], view)}
      viewHref={useViewHref()}
    />
  );
}
