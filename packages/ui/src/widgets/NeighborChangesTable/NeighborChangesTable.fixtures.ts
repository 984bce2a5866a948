import { alder, birch, nameless } from '../SearchResult/SearchResult.fixtures.ts';
import type { NeighborChange } from './neighborChange.ts';

const nobody = { ipv4: null, ipv6: null } as const;

/** One change of each kind. */
export const neighborChanges: readonly NeighborChange[] = [
  { network: alder, change: 'added', before: nobody, after: { ipv4: 'customers', ipv6: 'customers' } },
  { network: birch, change: 'gone', before: { ipv4: 'providers', ipv6: null }, after: nobody },
  {
    network: nameless,
    change: 'changed',
    before: { ipv4: 'unspecified', ipv6: 'peerings' },
    after: { ipv4: 'peerings', ipv6: 'peerings' },
  },
];
