import { CircleAlert, CircleCheck, Clock, Ellipsis, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import type { PageView, RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { ReasonDialog } from '../ReasonDialog/ReasonDialog.tsx';
import { actionsFor, type Bill, type BillAction, type BillState, billStateWords, money } from '../../facts/bill.ts';

export interface BillTableProps extends Pick<PagedTableProps<Bill>, 'csvRows' | 'viewHref'> {
  readonly bills: OpenFace<RowPage<Bill>>;
  /** Current page; absent if the whole list is shown. */
  readonly view?: PageView;
  readonly onViewChange?: (change: Partial<PageView>) => void;
  /** Called when an administrator marks a bill as paid, after the confirmation. Without it nobody can. */
  readonly onPay?: (id: string) => void;
  /** Called when an administrator cancels or refunds a bill, with a reason. Without it nobody can. */
  readonly onCredit?: (id: string, reason: string) => FormAnswer;
  readonly isNarrowed?: boolean;
  readonly isStale?: boolean;
  readonly tools?: ReactNode;
}

/** The question of a dialog; it stays while the dialog closes. */
interface Asked {
  readonly bill: Bill;
  readonly action: BillAction;
}

const looks = {
  open: { tone: 'info', icon: Clock },
  overdue: { tone: 'invalid', icon: CircleAlert },
  paid: { tone: 'valid', icon: CircleCheck },
  credited: { tone: 'neutral', icon: Undo2 },
  'credit-note': { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<BillState, object>;

const columns: readonly DataColumn<Bill>[] = [
  {
    id: 'number',
    name: 'Number',
    isRowHeader: true,
    text: ({ number }) => number,
    cell: ({ number, href }) => (
      <Link href={href} target="_blank">
        <Mono>{number}</Mono>
      </Link>
    ),
  },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => billStateWords[state],
    cell: ({ state }) => <Badge {...looks[state]}>{billStateWords[state]}</Badge>,
  },
  {
    id: 'issued',
    name: 'Date',
    priority: 2,
    text: ({ issued }) => issued.toISOString(),
    cell: ({ issued }) => <DateTime value={issued} precision="day" />,
  },
  {
    id: 'due',
    name: 'Due',
    priority: 3,
    text: ({ due }) => due.toISOString(),
    cell: ({ due }) => <DateTime value={due} precision="day" />,
  },
  {
    id: 'company',
    name: 'To',
    priority: 4,
    text: ({ company }) => company,
    cell: ({ company }) => <bdi>{company}</bdi>,
  },
];

const total: DataColumn<Bill> = {
  id: 'total',
  name: 'Total (USD)',
  align: 'end',
  text: ({ totalCents }) => totalCents / 100,
  cell: ({ totalCents }) => money(totalCents),
};

const account: DataColumn<Bill> = {
  id: 'email',
  name: 'Account',
  priority: 3,
  text: ({ email }) => email ?? '',
  cell: ({ email }) => email && <DottedName>{email}</DottedName>,
};

/** Bills and credit notes, newest first, each with its file. */
export function BillTable(props: BillTableProps) {
  const { bills, view, onViewChange, onPay, onCredit, isNarrowed, isStale, tools, csvRows, viewHref } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { bill, action } = asked ?? {};
  const isPaid = bill?.state === 'paid';
  const actions: readonly BillAction[] = [...(onPay ? ['pay' as const] : []), ...(onCredit ? ['credit' as const] : [])];
  const ask = (next: Asked): void => {
    setAsked(next);
    setOpen(true);
  };
  return (
    <>
      <PagedTable<Bill>
        label="Bills"
        noun="bills"
        columns={actions.length > 0 ? [...columns, account, total, actionColumn(actions, ask)] : [...columns, total]}
        rowKey={({ id }) => id}
        list={bills}
        view={view}
        onViewChange={onViewChange}
        emptyTitle="No bills"
        csvName="bills"
        csvRows={csvRows}
        viewHref={viewHref}
        isNarrowed={isNarrowed}
        isStale={isStale}
        tools={tools}
      />
      <ConfirmDialog
        isOpen={isOpen && action === 'pay'}
        onOpenChange={setOpen}
        title="Mark this bill as paid?"
        confirmLabel="Mark as paid"
        danger={false}
        onConfirm={() => bill && onPay?.(bill.id)}
      >
        {bill && `${bill.number}, ${money(bill.totalCents)}: Pro opens for ${bill.email ?? 'the account'}.`}
      </ConfirmDialog>
      {bill && onCredit && (
        <ReasonDialog
          isOpen={isOpen && action === 'credit'}
          onOpenChange={setOpen}
          title={isPaid ? 'Refund this bill?' : 'Cancel this bill?'}
          confirmLabel={isPaid ? 'Refund' : 'Cancel bill'}
          {...(!isPaid && { keepLabel: 'Keep bill' })}
          onConfirm={(reason) => onCredit(bill.id, reason)}
        >
          {`A credit note cancels ${bill.number}. ${isPaid ? 'What the bill paid for ends at once.' : 'Nothing is owed on it any more.'}`}
        </ReasonDialog>
      )}
    </>
  );
}

const actionWords = (action: BillAction, { state }: Bill): string =>
  action === 'pay' ? 'Mark as paid' : state === 'paid' ? 'Refund' : 'Cancel bill';

const actionColumn = (actions: readonly BillAction[], onAsk: (asked: Asked) => void): DataColumn<Bill> => ({
  id: 'actions',
  name: 'Actions',
  skipCsv: true,
  cell: (bill) => {
    const possible = actionsFor(bill).filter((action) => actions.includes(action));
    return (
      possible.length > 0 && (
        <Menu
          label={`Actions for ${bill.number}`}
          placement="bottom end"
          trigger={<IconButton size="small" icon={Ellipsis} label={`Actions for ${bill.number}`} />}
          items={possible.map((action) => ({
            id: action,
            name: actionWords(action, bill),
            danger: action === 'credit',
            onAction: () => onAsk({ bill, action }),
          }))}
        />
      )
    );
  },
});
