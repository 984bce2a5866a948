import { CircleAlert, CircleCheck, CircleX, Clock, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { money } from '../../facts/bill.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import type { PageView, RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { ReasonDialog } from '../ReasonDialog/ReasonDialog.tsx';
import {
  actionsFor,
  planWords,
  type Subscription,
  type SubscriptionAction,
  type SubscriptionState,
  subscriptionStateWords,
} from './subscription.ts';

export interface SubscriptionTableProps {
  readonly subscriptions: OpenFace<RowPage<Subscription>>;
  /** Current page; absent if the whole list is shown. */
  readonly view?: PageView;
  readonly onViewChange?: (change: Partial<PageView>) => void;
  /** Called for the owner's actions, after the confirmation if there is one. */
  readonly onAction?: (id: string, action: SubscriptionAction) => void;
  /** Called when an administrator ends it at once, with a reason. Makes this the table of all accounts. */
  readonly onEnd?: (id: string, reason: string) => FormAnswer;
  readonly isNarrowed?: boolean;
  readonly isStale?: boolean;
  readonly tools?: ReactNode;
}

const looks = {
  active: { tone: 'valid', icon: CircleCheck },
  ending: { tone: 'info', icon: Clock },
  grace: { tone: 'unknown', icon: CircleAlert },
  lapsed: { tone: 'invalid', icon: CircleX },
  ended: { tone: 'neutral', icon: CircleX },
} as const satisfies Record<SubscriptionState, object>;

const columns: readonly DataColumn<Subscription>[] = [
  { id: 'plan', name: 'Plan', isRowHeader: true, keepsWords: true, text: planWords, cell: planWords },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => subscriptionStateWords[state],
    cell: ({ state }) => <Badge {...looks[state]}>{subscriptionStateWords[state]}</Badge>,
  },
  {
    id: 'until',
    name: 'Paid until',
    text: ({ paidUntil }) => paidUntil.toISOString(),
    cell: ({ paidUntil }) => <DateTime value={paidUntil} precision="day" />,
  },
  {
    id: 'next',
    name: 'Next charge',
    keepsWords: true,
    about: 'When the card is charged or the next bill is due, without VAT.',
    priority: 2,
    text: ({ nextCharge }) => (nextCharge ? `${nextCharge.at.toISOString()} ${money(nextCharge.netCents)}` : ''),
    cell: ({ nextCharge }) =>
      nextCharge ? (
        <>
          {money(nextCharge.netCents)}, <DateTime value={nextCharge.at} precision="day" />
        </>
      ) : (
        <Text tone="muted">Does not renew</Text>
      ),
  },
  {
    id: 'card',
    name: 'Card',
    priority: 3,
    keepsWords: true,
    text: ({ card }) => card ?? '',
    cell: ({ card }) => card ?? '',
  },
  {
    id: 'reason',
    name: 'Reason',
    priority: 4,
    text: ({ reason }) => reason ?? '',
    cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
  },
];

const account: DataColumn<Subscription> = {
  id: 'email',
  name: 'Account',
  isRowHeader: true,
  text: ({ email }) => email ?? '',
  cell: ({ email }) => email && <DottedName>{email}</DottedName>,
};

const words: Readonly<Record<SubscriptionAction, string>> = {
  cancel: 'Cancel',
  resume: 'Resume',
  card: 'Change card',
};

/** Subscriptions: paid until when, what comes next, and possible actions. */
export function SubscriptionTable(props: SubscriptionTableProps) {
  const { subscriptions, view, onViewChange, onAction, onEnd, isNarrowed, isStale, tools } = props;
  const [cancelled, setCancelled] = useState<Subscription | null>(null);
  const [ended, setEnded] = useState<Subscription | null>(null);
  const [isEnding, setEnding] = useState(false);
  const askToEnd = (row: Subscription): void => {
    setEnded(row);
    setEnding(true);
  };
  const ofOwner = (row: Subscription) =>
    actionsFor(row).map((action) => ({
      id: action,
      name: words[action],
      danger: action === 'cancel',
      onAction: () => (action === 'cancel' ? setCancelled(row) : onAction?.(row.id, action)),
    }));
  const ofStaff = (row: Subscription) =>
    row.state === 'ended' || row.state === 'lapsed'
      ? []
      : [{ id: 'end', name: 'End now', danger: true, onAction: () => askToEnd(row) }];
  const rows = dataOf(subscriptions)?.rows ?? [];
  const itemsOf = onEnd ? ofStaff : onAction ? ofOwner : () => [];
  return (
    <>
      <PagedTable<Subscription>
        label="Subscriptions"
        noun="subscriptions"
        columns={onEnd ? [account, ...columns, actionColumn(itemsOf)] : columnsOf(rows, itemsOf)}
        rowKey={({ id }) => id}
        list={subscriptions}
        view={view}
        onViewChange={onViewChange}
        emptyTitle="No subscriptions"
        isNarrowed={isNarrowed}
        isStale={isStale}
        tools={tools}
      />
      <ConfirmDialog
        isOpen={cancelled !== null}
        onOpenChange={() => setCancelled(null)}
        title="Cancel this subscription?"
        confirmLabel="Cancel subscription"
        keepLabel="Keep subscription"
        onConfirm={() => cancelled && onAction?.(cancelled.id, 'cancel')}
      >
        Pro stays open until the end of the time that is paid. You can resume until then.
      </ConfirmDialog>
      {ended && onEnd && (
        <ReasonDialog
          isOpen={isEnding}
          onOpenChange={setEnding}
          title="End this subscription now?"
          confirmLabel="End now"
          onConfirm={(reason) => onEnd(ended.id, reason)}
        >
          {ended.email} loses Pro at once. Money goes back with a credit note alone.
        </ReasonDialog>
      )}
    </>
  );
}

/** The columns of an owner: without cards or actions their columns are left out. */
const columnsOf = (rows: readonly Subscription[], itemsOf: ItemsOf): readonly DataColumn<Subscription>[] => [
  ...columns.filter(({ id }) => id !== 'card' || rows.some(({ card }) => card !== null)),
  ...(rows.some((row) => itemsOf(row).length > 0) ? [actionColumn(itemsOf)] : []),
];

interface Item {
  readonly id: string;
  readonly name: string;
  readonly danger: boolean;
  readonly onAction: () => void;
}

type ItemsOf = (row: Subscription) => readonly Item[];

const actionColumn = (itemsOf: ItemsOf): DataColumn<Subscription> => ({
  id: 'actions',
  name: 'Actions',
  skipCsv: true,
  cell: (row) => {
    const items = itemsOf(row);
    const label = `Actions for ${row.email ?? planWords(row)}`;
    return (
      items.length > 0 && (
        <Menu
          label={label}
          placement="bottom end"
          trigger={<IconButton size="small" icon={Ellipsis} label={label} />}
          items={items}
        />
      )
    );
  },
});
