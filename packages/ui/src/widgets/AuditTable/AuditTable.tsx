import { Code } from '../../primitives/Code/Code.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../Face/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { detailText, type AuditEntry } from './auditEntry.ts';

export interface AuditTableProps {
  readonly entries: OpenFace<RowPage<AuditEntry>>;
  readonly view: FilteredView;
  /** Asked for with the whole new view: a filter leads to page 1. */
  readonly onViewChange: (view: FilteredView) => void;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
}

const columns: readonly DataColumn<AuditEntry>[] = [
  {
    id: 'at',
    name: 'Time',
    isRowHeader: true,
    text: ({ at }) => at.toISOString(),
    cell: ({ at }) => <DateTime value={at} precision="second" />,
  },
  { id: 'actor', name: 'Who', text: ({ actor }) => actor, cell: ({ actor }) => <bdi>{actor}</bdi> },
  { id: 'action', name: 'Action', text: ({ action }) => action, cell: ({ action }) => <Code>{action}</Code> },
  { id: 'subject', name: 'To', text: ({ subject }) => subject, cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    id: 'address',
    name: 'Address',
    priority: 3,
    text: ({ address }) => address ?? '',
    cell: ({ address }) => address !== null && <Mono>{address}</Mono>,
  },
  { id: 'details', name: 'Details', priority: 4, text: detailText, cell: (entry) => <bdi>{detailText(entry)}</bdi> },
];

/** Who did what, the last first. Nothing in it is changed or taken away. */
export function AuditTable({ entries, view, onViewChange, isStale = false }: AuditTableProps) {
  const change = (next: Partial<FilteredView>) => onViewChange(withChange(view, next));
  return (
    <PagedTable<AuditEntry>
      label="Audit log"
      noun="entries"
      columns={columns}
      rowKey={({ id }) => id}
      list={entries}
      view={view}
      onViewChange={change}
      isStale={isStale}
      isNarrowed={view.filter !== ''}
      emptyTitle="No entries"
      emptyHint="Log-ins, changes of roles and decisions appear here."
      csvName="audit"
      tools={<ListFilter label="Filter the audit log" value={view.filter} onChange={(filter) => change({ filter })} />}
    />
  );
}
