import { Stack } from '@routeglass/ui/Stack';
import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import { readDays } from '../../lists/comparison/comparison.ts';
import { PrefixChanges } from '../../lists/prefixes/PrefixChanges.tsx';
import { PrefixList } from '../../lists/prefixes/PrefixList.tsx';
import { useBrowser } from '../../shell/useBrowser.ts';
import { neighborListOf, readSearch } from './address.ts';
import { NeighborChanges } from './NeighborChanges.tsx';
import { NeighborList } from './NeighborList.tsx';
import type { Route } from './+types/route.ts';

const CustomerCone = lazy(async () => ({ default: (await import('./CustomerCone.tsx')).CustomerCone }));

/** The neighbors of a network (all or of one relation) or its prefixes: those of the last three months, or the changes between two days. */
export default function Connectivity({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  const [search] = useSearchParams();
  const days = readDays(search);
  // Below the first screen: neither drawn by the server nor loaded before the list.
  const isInBrowser = useBrowser();
  if (params.section === 'prefixes') {
    return days ? <PrefixChanges asn={asn} days={days} /> : <PrefixList asn={asn} withPast />;
  }
  const type = neighborListOf(params.section);
  if (days) return <NeighborChanges key={type} asn={asn} type={type} days={days} />;
  return (
    <Stack gap={24}>
      <NeighborList key={type} asn={asn} type={type} />
      {type === 'customers' && isInBrowser && (
        <Suspense>
          <CustomerCone asn={asn} ipVersion={readSearch(search).view.ipVersion === '6' ? 6 : 4} />
        </Suspense>
      )}
    </Stack>
  );
}
