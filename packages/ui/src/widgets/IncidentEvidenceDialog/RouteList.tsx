import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import * as styles from './IncidentEvidenceDialog.css.ts';
import type { ObservedRoute } from './incidentEvidence.ts';

const columns: readonly DataColumn<ObservedRoute>[] = [
  {
    id: 'peer',
    name: 'Vantage point',
    about: glossary.vantagePoint,
    cell: ({ peer }) => <AsLink asn={peer} />,
    text: ({ peer }) => `AS${peer}`,
  },
  {
    id: 'collector',
    name: 'Collector',
    about: glossary.collector,
    cell: ({ collector }) => <span className={styles.collector}>{collector}</span>,
    text: ({ collector }) => collector,
    priority: 2,
  },
  {
    id: 'prefix',
    name: 'Prefix',
    cell: ({ prefix }) => <Mono>{prefix}</Mono>,
    text: ({ prefix }) => prefix,
  },
  {
    id: 'path',
    name: 'AS path',
    about: glossary.asPath,
    cell: ({ path }) => <Mono wrap>{path}</Mono>,
    text: ({ path }) => path,
  },
  {
    id: 'seen',
    name: 'Seen',
    cell: ({ seen }) => <DateTime value={seen} />,
    text: ({ seen }) => seen.toISOString(),
    priority: 3,
  },
];

interface RouteListProps {
  readonly routes: readonly ObservedRoute[];
}

/** Routes as collectors saw them. */
export function RouteList({ routes }: RouteListProps) {
  return (
    <DataTable<ObservedRoute>
      label="Routes that show it"
      columns={columns}
      rows={routes}
      rowKey={({ peer, collector, prefix, path }) => `${peer} ${collector} ${prefix} ${path}`}
      total={null}
      csvName="incident-routes"
      empty={<EmptyState title="No data to display">The tables that showed it are no longer kept.</EmptyState>}
    />
  );
}
