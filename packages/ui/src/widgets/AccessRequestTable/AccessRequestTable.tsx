import type { AccessAction } from '@routeglass/domain/access';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { OpenFace } from '../../facts/face.ts';
import type { PageView, RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { type AccessRequest, needsQuestion } from './accessRequest.ts';
import { accessRequestColumns } from './accessRequestColumns.tsx';

export interface AccessRequestTableProps {
  /** What the requests are for. */
  readonly kind: 'AS' | 'domain';
  readonly requests: OpenFace<RowPage<AccessRequest>>;
  readonly view: PageView;
  readonly onViewChange: (view: PageView) => void;
  /** Called after the confirmation, if there is one. */
  readonly onAction: (request: AccessRequest, action: AccessAction) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

/** Requests for access and the possible actions, for administrators. */
export function AccessRequestTable(props: AccessRequestTableProps) {
  const { kind, requests, view, onViewChange, onAction, isStale = false } = props;
  const [asked, setAsked] = useState<AccessRequest | null>(null);
  const begin = (request: AccessRequest, action: AccessAction): void => {
    if (needsQuestion(action)) setAsked(request);
    else onAction(request, action);
  };
  return (
    <>
      <PagedTable<AccessRequest>
        label={kind === 'AS' ? 'AS requests' : 'Domain requests'}
        noun="requests"
        columns={accessRequestColumns(kind, begin)}
        rowKey={({ id }) => id}
        list={requests}
        view={view}
        onViewChange={(change) => onViewChange({ ...view, page: 1, ...change })}
        isStale={isStale}
        emptyTitle="No requests"
        emptyHint="Requests from accounts appear here."
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Revoke this access?"
        confirmLabel="Revoke"
        onConfirm={() => asked && onAction(asked, 'revoke')}
      >
        {asked?.email} no longer sees what only the contacts of {asked?.subject} see.
      </ConfirmDialog>
    </>
  );
}
