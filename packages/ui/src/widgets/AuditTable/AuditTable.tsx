import { Code } from '../../primitives/Code/Code.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DaySpanPopover } from '../DaySpanPopover/DaySpanPopover.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { type AuditEntry, type AuditView, detailText, isNarrowed } from './auditEntry.ts';

export interface AuditTableProps extends Pick<PagedTableProps<AuditEntry>, 'csvRows' | 'viewHref' | 'isStale'> {
  readonly entries: OpenFace<RowPage<AuditEntry>>;
  readonly view: AuditView;
  /** All actions in the log, to choose from. */
  readonly actions: readonly string[];
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: AuditView) => void;
}

const columns: readonly DataColumn<AuditEntry>[] = [
  {
    id: 'at',
    name: 'Time',
    isRowHeader: true,
    text: ({ at }) => at.toISOString(),
    cell: ({ at }) => <DateTime value={at} precision="second" />,
  },
  {
    id: 'actor',
    name: 'Who',
    width: '20%',
    text: ({ actor }) => actor,
    cell: ({ actor }) => <DottedName>{actor}</DottedName>,
  },
  {
    id: 'action',
    name: 'Action',
    width: '11rem',
    text: ({ action }) => action,
    cell: ({ action }) => (
      <Code>
        <DottedName>{action}</DottedName>
      </Code>
    ),
  },
  {
    id: 'subject',
    name: 'Target',
    text: ({ subject }) => subject,
    cell: ({ subject }) => <DottedName>{subject}</DottedName>,
  },
  {
    id: 'address',
    name: 'Address',
    priority: 3,
    width: '9rem',
    text: ({ address }) => address ?? '',
    cell: ({ address }) => address !== null && <Mono wrap>{address}</Mono>,
  },
  {
    id: 'details',
    name: 'Details',
    priority: 4,
    text: detailText,
    cell: (entry) => entry.details.length > 0 && <bdi>{detailText(entry)}</bdi>,
  },
];

/** The actions to choose from; one from the URL stays even if the log does not have it. */
function actionOptions(actions: readonly string[], chosen: string | null) {
  const all = chosen === null || actions.includes(chosen) ? actions : [...actions, chosen];
  return all.map((id) => ({ id, name: id }));
}

/** The audit log, newest first. Nothing in it can be changed or removed. */
export function AuditTable({ entries, view, actions, onViewChange, ...table }: AuditTableProps) {
  const change = (next: Partial<AuditView>) => onViewChange(withChange(view, next));
  return (
    <PagedTable<AuditEntry>
      {...table}
      label="Audit log"
      noun="entries"
      columns={columns}
      rowKey={({ id }) => id}
      list={entries}
      view={view}
      onViewChange={change}
      isNarrowed={isNarrowed(view)}
      emptyTitle="No entries"
      emptyHint="Log-ins, changes of roles and decisions appear here."
      csvName="audit"
      tools={
        <>
          <ListFilter
            label="Filter by who"
            placeholder="Who"
            value={view.actor}
            onChange={(actor) => change({ actor })}
          />
          <FilterSelector
            title="Action"
            options={actionOptions(actions, view.action)}
            selected={view.action}
            onChange={(action) => change({ action })}
          />
          <ListFilter
            label="Filter by target"
            placeholder="Target"
            value={view.subject}
            onChange={(subject) => change({ subject })}
          />
          <DaySpanPopover value={view.days} onChange={(days) => change({ days })} />
        </>
      }
    />
  );
}
