import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { AsOverviewCards } from '@routeglass/ui/AsOverviewCards';
import { Stack } from '@routeglass/ui/Stack';
import { useOutletContext } from 'react-router';
import { PrefixList } from '../../lists/prefixes/PrefixList.tsx';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { faceOf, isUnreached } from '../../wire/face.ts';
import { addressSpace, asOverview } from './asOverview.ts';
import { useLatestChanges } from './useLatestChanges.ts';
import { usePositionEvidence } from './usePositionEvidence.ts';

/** A network at a glance: its figures and the prefixes that it announces. */
export default function Overview() {
  const asn = useOutletContext<number>();
  const overview = useCall(calls.asOverview, { params: { asn } });
  const routeObjects = useCall(calls.routeObjectStat, { params: { asn } });
  const exchanges = useCall(calls.ixCount, { params: { asn } });
  const changes = useLatestChanges(asn, overview.data?.as_of);
  const volume = useCall(calls.prefixVolume, { params: { asn } });
  const beside = {
    routeObjects: routeObjects.data,
    exchanges: exchanges.data?.count,
    ...changes,
    space: volume.data ? addressSpace(volume.data) : volume.error && null,
  };
  const ratingEvidence = usePositionEvidence(asn);
  return (
    <Stack gap={24}>
      <AsOverviewCards
        asn={asn}
        overview={faceOf(overview, (answer) => asOverview(answer, beside))}
        ratingEvidence={ratingEvidence}
      />
      {!isUnreached(overview) && (
        <InBrowser>
          <PrefixList asn={asn} />
        </InBrowser>
      )}
    </Stack>
  );
}
