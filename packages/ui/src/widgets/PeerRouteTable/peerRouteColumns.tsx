import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { CommunityLinks } from './CommunityLinks.tsx';
import { LinkedPath } from './LinkedPath.tsx';
import type { PeerRoute } from './peerRoute.ts';

const hops = ({ path }: PeerRoute): number => path.split(' ').length;

export const peerRouteColumns: readonly DataColumn<PeerRoute>[] = [
  {
    id: 'peer',
    name: 'Vantage point',
    about: glossary.vantagePoint,
    isRowHeader: true,
    sortable: true,
    cell: ({ peer }) => (
      <Inline gap={8}>
        <AsLink asn={peer.asn} />
        <NetworkName name={peer.asName} countryCode={peer.countryCode} />
      </Inline>
    ),
    text: ({ peer }) => `AS${peer.asn}`,
    order: ({ peer }) => peer.asn,
  },
  {
    id: 'collector',
    name: 'Collector',
    about: glossary.collector,
    sortable: true,
    cell: ({ collector }) => collector,
    text: ({ collector }) => collector,
    priority: 4,
  },
  {
    id: 'path',
    name: 'AS path',
    about: glossary.asPath,
    sortable: true,
    cell: ({ path }) => <LinkedPath path={path} />,
    text: ({ path }) => path,
    order: hops,
  },
  {
    id: 'communities',
    name: 'Communities',
    about: glossary.community,
    cell: ({ communities, peer, collector }) =>
      communities.length === 0 ? (
        <Text size={14} tone="muted">
          None
        </Text>
      ) : (
        <CommunityLinks communities={communities} of={`AS${peer.asn} at ${collector}`} />
      ),
    text: ({ communities }) => communities.join(' '),
    priority: 3,
  },
  {
    id: 'since',
    name: 'Since',
    sortable: true,
    cell: ({ since, isFromTable }) => (
      <>
        {isFromTable && 'Before '}
        <DateTime value={since} />
      </>
    ),
    text: ({ since, isFromTable }) => `${isFromTable ? 'before ' : ''}${since.toISOString()}`,
    order: ({ since }) => since.getTime(),
    priority: 2,
  },
];
