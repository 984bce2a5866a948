import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { ChangesTable, type ChangesTableFrame } from '../ChangesTable/ChangesTable.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { RelationBadge } from '../RelationBadge/RelationBadge.tsx';
import {
  stateText,
  type NeighbourChange,
  type NeighbourChangeEvidence,
  type NeighbourState,
  type RelationOfDay,
} from './neighbourChange.ts';

export interface NeighbourChangesTableProps extends ChangesTableFrame<NeighbourChange> {
  /** Makes each relation show what it rested on, fetched when it is opened. */
  readonly evidence?: NeighbourChangeEvidence;
}

/** The neighbours of a network that came, went or became something else between two days. */
export function NeighbourChangesTable({ evidence, ...frame }: NeighbourChangesTableProps) {
  return (
    <ChangesTable<NeighbourChange>
      {...frame}
      columns={[
        ...networkColumns,
        stateColumn('before', 'Before', { day: frame.days.from, evidence }),
        stateColumn('after', 'After', { day: frame.days.until, evidence }),
      ]}
      rowKey={({ network }) => network.asn}
      noun="changed neighbors"
    />
  );
}

const networkColumns: readonly DataColumn<NeighbourChange>[] = [
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
];

interface StateChoice {
  readonly day: string;
  readonly evidence: NeighbourChangeEvidence | undefined;
}

function stateColumn(id: 'before' | 'after', name: string, choice: StateChoice): DataColumn<NeighbourChange> {
  return {
    id,
    name,
    cell: (row) => <State of={row[id]} neighbour={row.network.asn} {...choice} />,
    text: (row) => stateText(row[id]),
  };
}

interface StateProps extends StateChoice {
  readonly of: NeighbourState;
  readonly neighbour: number;
}

function State({ of: { ipv4, ipv6 }, ...rest }: StateProps) {
  if (!ipv4 && !ipv6) {
    return (
      <Text as="span" size={13} tone="muted">
        not a neighbor
      </Text>
    );
  }
  if (ipv4 && ipv4 === ipv6) return <OverVersions relation={ipv4} ipVersions={[4, 6]} {...rest} />;
  return (
    <Inline gap={8}>
      {ipv4 && <OverVersions relation={ipv4} ipVersions={[4]} {...rest} />}
      {ipv6 && <OverVersions relation={ipv6} ipVersions={[6]} {...rest} />}
    </Inline>
  );
}

interface OverVersionsProps extends StateChoice, Omit<RelationOfDay, 'day'> {}

function OverVersions({ evidence, ...asked }: OverVersionsProps) {
  const { neighbour, relation, ipVersions, day } = asked;
  return (
    <Inline gap={4}>
      <RelationBadge
        relation={relation}
        subject={`Relation to AS${neighbour} on ${day.replaceAll('-', '/')}`}
        {...evidence?.({ neighbour, relation, ipVersions, day })}
      />
      <Text as="span" size={13} tone="muted">
        {ipVersions.map((version) => `IPv${version}`).join(', ')}
      </Text>
    </Inline>
  );
}
