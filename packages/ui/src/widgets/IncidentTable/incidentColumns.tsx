import { FileSearch } from 'lucide-react';
import { incidentSorts } from '@routeglass/domain/incidents';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ActivityBadge } from '../ActivityBadge/ActivityBadge.tsx';
import { activityOf, activityWords } from '../../facts/activity.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { Propagation } from '../Propagation/Propagation.tsx';
import { propagationText } from '../../facts/propagationText.ts';
import { SeverityBadge } from '../SeverityBadge/SeverityBadge.tsx';
import { severityLooks } from '../../facts/severity.ts';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import type { VerdictSource } from '../../facts/unjudged.ts';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';
import { kindWords, type Incident } from '../../facts/incident.ts';
import * as styles from './incidentColumns.css.ts';
import type { VerdictEvidence } from '../../facts/verdictEvidence.ts';
import { whoText } from './who.ts';
import { WhoCell } from './WhoCell.tsx';
import { WhyCell, whyText } from './WhyCell.tsx';

type Column = DataColumn<Incident>;

interface ColumnChoice {
  readonly sortable: boolean;
  /** Whether the rows have several kinds. */
  readonly withKind: boolean;
  /** The network of the page, which each row names first. */
  readonly own: number | undefined;
  /** Sources of verdicts that are not loaded. */
  readonly unjudged: readonly VerdictSource[];
  readonly evidence?: VerdictEvidence | undefined;
  readonly onShowEvidence?: ((incident: Incident) => void) | undefined;
}

const kindColumn: Column = {
  id: 'kind',
  name: 'Kind',
  cell: ({ kind }) => <span className={styles.kind}>{kindWords[kind].label}</span>,
  text: ({ kind }) => kindWords[kind].label,
};

const columnsOf = ({ evidence, own, unjudged }: ColumnChoice): readonly Column[] => [
  {
    // Sorts by the number behind the severity, which is finer.
    id: 'coefficient',
    name: 'Severity',
    about: glossary.severity,
    cell: (row) => (
      <SeverityBadge severity={row.severity} subject={`Severity of ${row.prefix}`} {...evidence?.(row, 'severity')} />
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
        subject={`Activity of ${row.prefix}`}
        {...evidence?.(row, 'activity')}
      />
    ),
    text: (incident) => activityWords[activityOf(incident)],
    priority: 4,
  },
  {
    id: 'prefix',
    name: 'Prefix',
    cell: ({ prefix, furtherPrefixes }) => (
      <span className={styles.naming}>
        <PrefixLink prefix={prefix} />
        {furtherPrefixes > 0 && <span className={styles.quietLine}>and {furtherPrefixes} more</span>}
      </span>
    ),
    text: ({ prefix }) => prefix,
    isRowHeader: true,
  },
  {
    id: 'who',
    name: 'Who',
    cell: (incident) => <WhoCell {...{ incident, own }} />,
    text: (incident) => whoText(incident, own),
    usualLines: 4,
  },
  {
    id: 'why',
    name: 'Why',
    cell: (incident) => (
      <span className={styles.why}>
        <WhyCell incident={incident} />
      </span>
    ),
    text: whyText,
    width: '24%',
    usualLines: 2,
  },
  {
    id: 'propagation',
    name: 'Propagation',
    about: glossary.peakPropagation,
    cell: (row) => <Propagation peers={row.propagation} share={row.relativePropagation} />,
    text: (row) => propagationText(row.propagation, row.relativePropagation),
    align: 'end',
    priority: 5,
  },
  {
    id: 'roa',
    name: 'ROA',
    about: glossary.roa,
    cell: (row) => (
      <ValidityBadge
        validity={row.roa}
        isUnjudged={unjudged.includes('vrps')}
        subject={`ROA of ${row.prefix}`}
        {...evidence?.(row, 'roa')}
      />
    ),
    text: ({ roa }) => (unjudged.includes('vrps') ? NOT_LOADED : validityLooks[roa].label),
    priority: 6,
  },
  {
    id: 'route-object',
    name: 'Route Object',
    about: glossary.routeObject,
    cell: (row) => (
      <ValidityBadge
        validity={row.routeObject}
        isUnjudged={unjudged.includes('irr')}
        subject={`Route object of ${row.prefix}`}
        {...evidence?.(row, 'route-object')}
      />
    ),
    text: ({ routeObject }) => (unjudged.includes('irr') ? NOT_LOADED : validityLooks[routeObject].label),
    priority: 6,
  },
  {
    id: 'first-seen',
    name: 'First seen',
    cell: ({ firstSeen }) => <DateTime value={firstSeen} precision="day" />,
    text: ({ firstSeen }) => firstSeen.toISOString(),
    priority: 4,
  },
  {
    id: 'last-seen',
    name: 'Last seen',
    cell: ({ lastSeen }) => <LastSeen value={lastSeen} precision="day" quiet />,
    text: ({ lastSeen }) => lastSeen?.toISOString() ?? 'ongoing',
    priority: 3,
  },
];

/** The columns of a list of incidents, in their order. */
export function incidentColumns(choice: ColumnChoice): readonly Column[] {
  const { sortable, withKind, onShowEvidence } = choice;
  const sorts: readonly string[] = sortable ? incidentSorts : [];
  const shown = [...(withKind ? [kindColumn] : []), ...columnsOf(choice)].map((column) => ({
    ...column,
    sortable: sorts.includes(column.id),
  }));
  return onShowEvidence ? [...shown, evidenceColumn(onShowEvidence)] : shown;
}

function evidenceColumn(onShowEvidence: (incident: Incident) => void): Column {
  return {
    id: 'evidence',
    name: 'Evidence',
    cell: (incident) => (
      <IconButton
        icon={FileSearch}
        size="small"
        label={`Evidence for ${incident.prefix}`}
        onPress={() => onShowEvidence(incident)}
      />
    ),
    align: 'end',
    skipCsv: true,
  };
}
