import { percentText } from '@routeglass/domain/percent';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import type { IncidentSuspect } from './incidentEvidence.ts';

const percent = (weight: number): string => percentText(Math.round(weight * 100));

const columns: readonly DataColumn<IncidentSuspect>[] = [
  {
    id: 'network',
    name: 'Network',
    cell: ({ network }) => <AsLink asn={network.asn} />,
    text: ({ network }) => `AS${network.asn}`,
  },
  {
    id: 'as-name',
    name: 'AS name',
    cell: ({ network }) => <NetworkName name={network.asName} countryCode={network.countryCode} />,
    text: ({ network }) => network.asName,
    priority: 2,
  },
  { id: 'weight', name: 'Weight', cell: ({ weight }) => percent(weight), align: 'end' },
  { id: 'reason', name: 'Reason', cell: ({ reason }) => reason },
];

interface SuspectListProps {
  readonly suspects: readonly IncidentSuspect[];
}

/** Who may have caused it, how likely, and why. */
export function SuspectList({ suspects }: SuspectListProps) {
  return (
    <Stack gap={8}>
      <Heading level={3} size={14}>
        Suspects
      </Heading>
      <DataTable<IncidentSuspect>
        label="Suspects"
        columns={columns}
        rows={suspects}
        rowKey={({ network }) => network.asn}
        total={null}
      />
    </Stack>
  );
}
