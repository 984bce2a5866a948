import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import { SuppressDialog } from './SuppressDialog.tsx';
import type { NewSuppression, Suppression } from './suppression.ts';

export interface SuppressionTableProps extends Pick<PagedTableProps<Suppression>, 'csvRows' | 'viewHref'> {
  readonly suppressions: OpenFace<RowPage<Suppression>>;
  readonly view: FilteredView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: FilteredView) => void;
  /** Stops mail to an address. The dialog stays open until it is accepted. */
  readonly onSuppress: (suppression: NewSuppression) => FormAnswer;
  /** Called after the confirmation: allows mail to the address again. */
  readonly onAllow: (email: string) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const columns = (onAllow: (email: string) => void): readonly DataColumn<Suppression>[] => [
  {
    id: 'email',
    name: 'Address',
    isRowHeader: true,
    text: ({ email }) => email,
    cell: ({ email }) => <DottedName>{email}</DottedName>,
  },
  { id: 'reason', name: 'Reason', text: ({ reason }) => reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
  {
    id: 'since',
    name: 'Since',
    priority: 3,
    text: ({ since }) => since.toISOString(),
    cell: ({ since }) => <DateTime value={since} />,
  },
  {
    id: 'actions',
    name: 'Action',
    skipCsv: true,
    cell: ({ email }) => (
      <Button size="small" aria-label={`Allow mail to ${email}`} onPress={() => onAllow(email)}>
        Allow mail
      </Button>
    ),
  },
];

/** Addresses that receive no mail: it bounced, or an administrator stopped it. */
export function SuppressionTable(props: SuppressionTableProps) {
  const { suppressions, view, onViewChange, onSuppress, onAllow, isStale = false, csvRows, viewHref } = props;
  const [allowed, setAllowed] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const change = (next: Partial<FilteredView>) => onViewChange(withChange(view, next));
  return (
    <>
      <PagedTable<Suppression>
        label="Mail suppressions"
        noun="addresses"
        columns={columns(setAllowed)}
        rowKey={({ email }) => email}
        list={suppressions}
        view={view}
        onViewChange={change}
        isStale={isStale}
        isNarrowed={view.filter !== ''}
        emptyTitle="No suppressed addresses"
        emptyHint="An address appears here when its mail server refuses it for good."
        csvName="mail-suppressions"
        csvRows={csvRows}
        viewHref={viewHref}
        tools={
          <>
            <ListFilter label="Filter addresses" value={view.filter} onChange={(filter) => change({ filter })} />
            <Button size="small" icon={Plus} onPress={() => setAdding(true)}>
              Suppress address
            </Button>
          </>
        }
      />
      <SuppressDialog isOpen={isAdding} onOpenChange={setAdding} onSuppress={onSuppress} />
      <ConfirmDialog
        isOpen={allowed !== null}
        onOpenChange={() => setAllowed(null)}
        title="Send mail to this address again?"
        confirmLabel="Allow mail"
        danger={false}
        onConfirm={() => allowed !== null && onAllow(allowed)}
      >
        {allowed} gets mail again from now on. Mail that was held back stays unsent.
      </ConfirmDialog>
    </>
  );
}
