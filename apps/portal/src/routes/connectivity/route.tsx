import { useOutletContext, useSearchParams } from 'react-router';
import { readDays } from '../../lists/comparison/comparison.ts';
import { PrefixChanges } from '../../lists/prefixes/PrefixChanges.tsx';
import { PrefixList } from '../../lists/prefixes/PrefixList.tsx';
import { neighbourListOf } from './address.ts';
import { NeighbourChanges } from './NeighbourChanges.tsx';
import { NeighbourList } from './NeighbourList.tsx';
import type { Route } from './+types/route.ts';

/** The neighbours of a network, all or of one relation, or its prefixes: of the last three months, or how two days differ. */
export default function Connectivity({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  const [search] = useSearchParams();
  const days = readDays(search);
  if (params.list === 'prefixes') {
    return days ? <PrefixChanges asn={asn} days={days} /> : <PrefixList asn={asn} withPast />;
  }
  const type = neighbourListOf(params.list);
  return days ? (
    <NeighbourChanges key={type} asn={asn} type={type} days={days} />
  ) : (
    <NeighbourList key={type} asn={asn} type={type} />
  );
}
