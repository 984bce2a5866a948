import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { ActivityBadge } from '../ActivityBadge/ActivityBadge.tsx';
import { activityOf, activityWords } from '../../facts/activity.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { SeverityBadge } from '../SeverityBadge/SeverityBadge.tsx';
import { severityLooks } from '../../facts/severity.ts';
import { hasPort, type ScanFinding, type ScanKind } from './scan.ts';
import type { ScanVerdict } from './scanEvidence.ts';

type Column = DataColumn<ScanFinding>;

/** Columns by which the server can sort findings. */
const SORTABLE = new Set(['severity', 'first-seen', 'last-seen', 'ip', 'port', 'type']);

/** Source of the evidence for a finding's verdicts: what is known about it, and how to fetch it. */
export type ScanEvidenceSource = (finding: ScanFinding, verdict: ScanVerdict) => EvidenceProps;

/** The columns of a list of findings of one kind, in their order. */
export function scanColumns(kind: ScanKind, sortable: boolean, evidence?: ScanEvidenceSource): readonly Column[] {
  const port: Column = {
    id: 'port',
    name: 'Port',
    cell: (finding) => finding.port,
    align: 'end',
  };
  const columns: readonly Column[] = [
    {
      id: 'severity',
      name: 'Severity',
      about: glossary.severity,
      cell: (row) => (
        <SeverityBadge
          severity={row.severity}
          subject={`Severity of ${placeOf(row)}`}
          {...evidence?.(row, 'severity')}
        />
      ),
      text: ({ severity }) => severityLooks[severity].label,
    },
    {
      id: 'activity',
      name: 'Activity',
      cell: (row) => (
        <ActivityBadge
          activity={activityOf(row)}
          severity={row.severity}
          subject={`Activity of ${placeOf(row)}`}
          {...evidence?.(row, 'activity')}
        />
      ),
      text: (finding) => activityWords[activityOf(finding)],
      priority: 2,
    },
    {
      id: 'ip',
      name: 'IP',
      cell: ({ ip }) => <PrefixLink prefix={ip} />,
      text: ({ ip }) => ip,
      isRowHeader: true,
    },
    ...(hasPort(kind) ? [port] : []),
    { id: 'type', name: 'Type', cell: ({ type }) => <Mono>{type.id}</Mono>, text: ({ type }) => type.id },
    {
      id: 'first-seen',
      name: 'First seen',
      cell: ({ firstSeen }) => <DateTime value={firstSeen} precision="day" />,
      text: ({ firstSeen }) => firstSeen.toISOString(),
      priority: 3,
    },
    {
      id: 'last-seen',
      name: 'Last seen',
      cell: ({ lastSeen }) => <LastSeen value={lastSeen} precision="day" quiet />,
      text: ({ lastSeen }) => lastSeen?.toISOString() ?? 'ongoing',
      priority: 2,
    },
  ];
  return columns.map((column) => ({ ...column, sortable: sortable && SORTABLE.has(column.id) }));
}

function placeOf({ type, ip }: ScanFinding): string {
  return `${type.id} at ${ip}`;
}
