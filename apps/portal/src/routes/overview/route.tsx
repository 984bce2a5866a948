import { useAsOverview, useIxCount, useRouteObjectStat } from '@routeglass/api-client/hooks';
import { AsOverviewCards } from '@routeglass/ui/AsOverviewCards';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { useBrowser } from '../../shell/useBrowser.ts';
import { faceOf } from '../../wire/face.ts';
import { asOverview } from './asOverview.ts';
import { usePositionEvidence } from './usePositionEvidence.ts';

// Below what is seen first, which does not wait for it.
const PrefixList = lazy(async () => ({ default: (await import('../../lists/prefixes/PrefixList.tsx')).PrefixList }));

const placeOfList = <Skeleton shape="block" height="100vh" />;

/** A network at a glance: its figures and the prefixes that it announces. */
export default function Overview() {
  const asn = useOutletContext<number>();
  const overview = useAsOverview({ params: { asn } });
  const routeObjects = useRouteObjectStat({ params: { asn } });
  const exchanges = useIxCount({ params: { asn } });
  const beside = { routeObjects: routeObjects.data, exchanges: exchanges.data?.count };
  const ratingEvidence = usePositionEvidence(asn);
  // The server draws what is seen first; the list comes with the browser, which knows the room for its columns.
  const hasList = useBrowser();
  return (
    <Stack gap={24}>
      <AsOverviewCards
        asn={asn}
        overview={faceOf(overview, (answer) => asOverview(answer, beside))}
        ratingEvidence={ratingEvidence}
      />
      <Suspense fallback={placeOfList}>{hasList ? <PrefixList asn={asn} /> : placeOfList}</Suspense>
    </Stack>
  );
}
