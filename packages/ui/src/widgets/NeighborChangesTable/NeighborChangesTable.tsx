import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { comparedTimeText } from '../../facts/comparedTime.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { ChangesTable, type ChangesTableFrame } from '../ChangesTable/ChangesTable.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { RelationBadge } from '../RelationBadge/RelationBadge.tsx';
import {
  stateText,
  type NeighborChange,
  type NeighborChangeEvidence,
  type NeighborState,
  type RelationOfDay,
} from './neighborChange.ts';

export interface NeighborChangesTableProps extends ChangesTableFrame<NeighborChange> {
  /** Gives each relation its evidence, fetched when opened. */
  readonly evidence?: NeighborChangeEvidence;
}

/** The neighbors of a network that were added, removed or changed their relation between two days. */
export function NeighborChangesTable({ evidence, ...frame }: NeighborChangesTableProps) {
  return (
    <ChangesTable<NeighborChange>
      {...frame}
      columns={[
        ...networkColumns,
        stateColumn('before', 'Before', { day: frame.days.from, evidence }),
        stateColumn('after', 'After', { day: frame.days.until, evidence }),
      ]}
      nameOf={({ network }) => `AS${network.asn}`}
      statesOf={({ before, after }) => ({ before: wordsOf(before), after: wordsOf(after) })}
      rowKey={({ network }) => network.asn}
      noun="changed neighbors"
    />
  );
}

const wordsOf = (state: NeighborState): string => stateText(state) || 'Not a neighbor';

const networkColumns: readonly DataColumn<NeighborChange>[] = [
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
  readonly evidence: NeighborChangeEvidence | undefined;
}

function stateColumn(id: 'before' | 'after', name: string, choice: StateChoice): DataColumn<NeighborChange> {
  return {
    id,
    name,
    cell: (row) => <State of={row[id]} neighbor={row.network.asn} {...choice} />,
    text: (row) => stateText(row[id]),
  };
}

interface StateProps extends StateChoice {
  readonly of: NeighborState;
  readonly neighbor: number;
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
  const { neighbor, relation, ipVersions, day } = asked;
  return (
    <Inline gap={4}>
      <RelationBadge
        relation={relation}
        subject={`Relation to AS${neighbor} on ${comparedTimeText(day)}`}
        {...evidence?.({ neighbor, relation, ipVersions, day })}
      />
      <Text as="span" size={13} tone="muted">
        {ipVersions.map((version) => `IPv${version}`).join(', ')}
      </Text>
    </Inline>
  );
}
