import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { money } from '../../facts/bill.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DaySpanPopover } from '../DaySpanPopover/DaySpanPopover.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { isNarrowed, type LedgerKind, ledgerKinds, type LedgerRow, type LedgerView, kindWords } from './ledgerRow.ts';

export interface LedgerTableProps extends Pick<PagedTableProps<LedgerRow>, 'csvRows' | 'viewHref' | 'isStale'> {
  readonly rows: OpenFace<RowPage<LedgerRow>>;
  readonly view: LedgerView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: LedgerView) => void;
}

const tones = {
  billed: 'info',
  credited: 'neutral',
  paid: 'valid',
  refunded: 'unknown',
  opened: 'pro',
  closed: 'neutral',
} as const satisfies Record<LedgerKind, string>;

const columns: readonly DataColumn<LedgerRow>[] = [
  {
    id: 'at',
    name: 'Time',
    isRowHeader: true,
    text: ({ at }) => at.toISOString(),
    cell: ({ at }) => <DateTime value={at} precision="second" />,
  },
  { id: 'email', name: 'Account', text: ({ email }) => email, cell: ({ email }) => <DottedName>{email}</DottedName> },
  {
    id: 'kind',
    name: 'Kind',
    text: ({ kind }) => kindWords[kind],
    cell: ({ kind }) => <Badge tone={tones[kind]}>{kindWords[kind]}</Badge>,
  },
  {
    id: 'cents',
    name: 'Amount (USD)',
    about: 'Above zero: the account owes it. Below zero: it was paid or taken back.',
    align: 'end',
    text: ({ cents }) => cents / 100,
    cell: ({ cents }) => (cents === 0 ? '' : money(cents)),
  },
  {
    id: 'balance',
    name: 'Balance (USD)',
    about: 'What the account owes after this row.',
    align: 'end',
    text: ({ balanceCents }) => balanceCents / 100,
    cell: ({ balanceCents }) => money(balanceCents),
  },
  {
    id: 'bill',
    name: 'Bill',
    priority: 3,
    text: ({ bill }) => bill ?? '',
    cell: ({ bill }) => bill !== null && <Mono>{bill}</Mono>,
  },
  {
    id: 'until',
    name: 'Pro until',
    priority: 5,
    text: ({ until }) => until?.toISOString() ?? '',
    cell: ({ until }) => until && <DateTime value={until} precision="day" />,
  },
  {
    id: 'actor',
    name: 'By',
    priority: 6,
    text: ({ actor }) => actor,
    cell: ({ actor }) => <DottedName>{actor}</DottedName>,
  },
  { id: 'memo', name: 'Note', priority: 5, text: ({ memo }) => memo, cell: ({ memo }) => <bdi>{memo}</bdi> },
];

const kinds = ledgerKinds.map((id) => ({ id, name: kindWords[id] }));

/** Charges, payments and openings of Pro, newest first. Rows never change. */
export function LedgerTable({ rows, view, onViewChange, ...table }: LedgerTableProps) {
  const change = (next: Partial<LedgerView>) => onViewChange(withChange(view, next));
  return (
    <PagedTable<LedgerRow>
      {...table}
      label="Ledger"
      noun="rows"
      columns={columns}
      rowKey={({ id }) => id}
      list={rows}
      view={view}
      onViewChange={change}
      isNarrowed={isNarrowed(view)}
      emptyTitle="No rows"
      emptyHint="Bills, payments and what they open appear here."
      csvName="ledger"
      tools={
        <>
          <ListFilter
            label="Filter by account"
            placeholder="Account"
            value={view.account}
            onChange={(account) => change({ account })}
          />
          <FilterSelector title="Kind" options={kinds} selected={view.kind} onChange={(kind) => change({ kind })} />
          <DaySpanPopover value={view.days} onChange={(days) => change({ days })} />
        </>
      }
    />
  );
}
