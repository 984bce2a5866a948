import { useOutletContext } from 'react-router';
import { PrefixList } from '../../lists/prefixes/PrefixList.tsx';
import { neighbourListOf } from './address.ts';
import { NeighbourList } from './NeighbourList.tsx';
import type { Route } from './+types/route.ts';

/** The neighbours of a network, all or of one relation, or its prefixes. */
export default function Connectivity({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  if (params.list === 'prefixes') return <PrefixList asn={asn} withPast />;
  const type = neighbourListOf(params.list);
  return <NeighbourList key={type} asn={asn} type={type} />;
}
