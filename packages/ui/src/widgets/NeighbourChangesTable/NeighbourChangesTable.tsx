import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { ChangesTable, type ChangesTableFrame } from '../ChangesTable/ChangesTable.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { RelationBadge } from '../RelationBadge/RelationBadge.tsx';
import { stateText, type NeighbourChange, type NeighbourState } from './neighbourChange.ts';

export type NeighbourChangesTableProps = ChangesTableFrame<NeighbourChange>;

/** The neighbours of a network that came, went or became something else between two days. */
export function NeighbourChangesTable(props: NeighbourChangesTableProps) {
  return (
    <ChangesTable<NeighbourChange>
      {...props}
      columns={columns}
      rowKey={({ network }) => network.asn}
      noun="changed neighbours"
    />
  );
}

const columns: readonly DataColumn<NeighbourChange>[] = [
  {
    id: 'neighbor-as',
    name: 'AS number',
    cell: ({ network }) => <AsLink asn={network.asn} />,
    text: ({ network }) => `AS${network.asn}`,
    sortable: true,
    isRowHeader: true,
  },
  {
    id: 'as-name',
    name: 'AS name',
    cell: ({ network }) => <NetworkName name={network.asName} countryCode={network.countryCode} />,
    text: ({ network }) => network.asName,
    priority: 2,
  },
  stateColumn('before', 'Before'),
  stateColumn('after', 'After'),
];

function stateColumn(id: 'before' | 'after', name: string): DataColumn<NeighbourChange> {
  return { id, name, cell: (row) => <State of={row[id]} />, text: (row) => stateText(row[id]) };
}

function State({ of: { ipv4, ipv6 } }: { readonly of: NeighbourState }) {
  if (!ipv4 && !ipv6) {
    return (
      <Text as="span" size={13} tone="muted">
        no neighbour
      </Text>
    );
  }
  if (ipv4 && ipv4 === ipv6) return <OverVersion relation={ipv4} versions="IPv4, IPv6" />;
  return (
    <Inline gap={8}>
      {ipv4 && <OverVersion relation={ipv4} versions="IPv4" />}
      {ipv6 && <OverVersion relation={ipv6} versions="IPv6" />}
    </Inline>
  );
}

interface OverVersionProps {
  readonly relation: NonNullable<NeighbourState['ipv4']>;
  readonly versions: string;
}

function OverVersion({ relation, versions }: OverVersionProps) {
  return (
    <Inline gap={4}>
      <RelationBadge relation={relation} />
      <Text as="span" size={13} tone="muted">
        {versions}
      </Text>
    </Inline>
  );
}
