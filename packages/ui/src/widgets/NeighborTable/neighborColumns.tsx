import * as glossary from '@routeglass/domain/glossary';
import { Check, History, Minus } from 'lucide-react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { RelationBadge } from '../RelationBadge/RelationBadge.tsx';
import { relationWords } from '../../facts/relationWords.ts';
import type { Neighbor } from './neighbor.ts';

type Column = DataColumn<Neighbor>;

/** Columns by which the server can sort neighbors. */
const SORTABLE = new Set(['neighbor-as', 'first-seen', 'last-seen', 'type', 'routes', 'prefixes']);

interface ColumnChoice {
  readonly sortable: boolean;
  readonly evidence?: ((neighbor: Neighbor) => EvidenceProps) | undefined;
  readonly onOpenHistory?: ((neighbor: Neighbor) => void) | undefined;
}

/** The columns of a list of neighbors, in their order. */
export function neighborColumns({ sortable, evidence, onOpenHistory }: ColumnChoice): readonly Column[] {
  const columns: readonly Column[] = [
    {
      id: 'neighbor-as',
      name: 'AS number',
      cell: ({ network }) => <AsLink asn={network.asn} />,
      text: ({ network }) => `AS${network.asn}`,
      isRowHeader: true,
      cardLine: 1,
    },
    {
      id: 'as-name',
      name: 'AS name',
      cell: ({ network }) => <NetworkName name={network.asName} countryCode={network.countryCode} />,
      text: ({ network }) => network.asName,
      cardLine: 1,
    },
    {
      id: 'type',
      name: 'Type',
      about: glossary.relation,
      cell: (row) => (
        <RelationBadge
          relation={row.relation}
          subject={`Relation to AS${row.network.asn}`}
          onOpenHistory={onOpenHistory && (() => onOpenHistory(row))}
          {...evidence?.(row)}
        />
      ),
      text: ({ relation }) => relationWords[relation].one,
      cardLine: 2,
    },
    {
      id: 'routes',
      name: 'Routes',
      about: 'Current routes over the link, each from one vantage point to one prefix.',
      cell: ({ routes }) => <AbbreviatedNumber value={routes} />,
      text: ({ routes }) => routes,
      align: 'end',
      cardLine: 3,
    },
    {
      id: 'prefixes',
      name: 'Prefixes',
      about: 'Prefixes to which the current routes over the link lead.',
      cell: ({ prefixes }) => <AbbreviatedNumber value={prefixes} />,
      text: ({ prefixes }) => prefixes,
      align: 'end',
      priority: 3,
      cardLine: 3,
    },
    versionColumn('ipv4', 'IPv4'),
    versionColumn('ipv6', 'IPv6'),
    {
      id: 'first-seen',
      name: 'First seen',
      cell: ({ firstSeen }) => <DateTime value={firstSeen} precision="day" />,
      text: ({ firstSeen }) => firstSeen.toISOString(),
      priority: 3,
      skipCards: true,
    },
    {
      id: 'last-seen',
      name: 'Last seen',
      cell: ({ isActive, lastSeen }) => <LastSeen value={isActive ? null : lastSeen} precision="day" />,
      text: ({ isActive, lastSeen }) => (isActive ? 'Active' : (lastSeen?.toISOString() ?? null)),
      priority: 2,
      cardLine: 2,
    },
  ];
  const shown = columns.map((column) => ({ ...column, sortable: sortable && SORTABLE.has(column.id) }));
  return onOpenHistory ? [...shown, historyColumn(onOpenHistory)] : shown;
}

function versionColumn(id: 'ipv4' | 'ipv6', name: string): Column {
  return {
    id,
    name,
    cell: (row) => <Icon of={row[id] ? Check : Minus} label={row[id] ? 'yes' : 'no'} />,
    text: (row) => (row[id] ? 'yes' : 'no'),
    // Hidden before names would have to wrap: the list can be filtered by version.
    priority: 4,
    skipCards: true,
  };
}

function historyColumn(onOpenHistory: (neighbor: Neighbor) => void): Column {
  return {
    id: 'history',
    name: 'History',
    cell: (row) => (
      <IconButton
        icon={History}
        size="small"
        label={`Relationship history with AS${row.network.asn}`}
        onPress={() => onOpenHistory(row)}
      />
    ),
    cardLine: 1,
    align: 'end',
    skipCsv: true,
  };
}
