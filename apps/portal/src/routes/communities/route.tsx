import { useCommunities } from '@routeglass/api-client/hooks';
import { CommunityTable } from '@routeglass/ui/CommunityTable';
import { useOutletContext, useSearchParams } from 'react-router';
import { readList, writeList } from '../../address/listAddress.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { faceOf } from '../../wire/face.ts';
import { communityList, communityPage, fittingCommunities } from './communityList.ts';

/** What a network means by its communities. */
export default function Communities() {
  const asn = useOutletContext<number>();
  const [search, setSearch] = useSearchParams();
  const view = readList(search, communityList);
  const communities = useCommunities({ params: { asn }, query: {} });
  return (
    <CommunityTable
      asn={asn}
      communities={faceOf(communities, (rows) => communityPage(rows, view))}
      view={view}
      onViewChange={(next) =>
        setSearch(writeList({ ...view, ...next }, communityList, search), { preventScrollReset: true })
      }
      csvName={`AS${asn}-communities`}
      csvRows={async () => fittingCommunities(communities.data ?? [], view.filter)}
      viewHref={useViewHref()}
    />
  );
}
