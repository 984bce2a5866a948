import { useState } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { Invitation } from './invitation.ts';
import { invitationColumns } from './invitationColumns.tsx';

export interface InvitationListProps {
  readonly invitations: OpenFace<readonly Invitation[]>;
  /** Withdraws an invitation. */
  readonly onWithdraw: (invitation: Invitation) => void;
}

/** Open invitations to the account's networks, with a button to withdraw each. */
export function InvitationList({ invitations, onWithdraw }: InvitationListProps) {
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  return (
    <Stack>
      <PagedTable<Invitation>
        label="Invitations"
        noun="invitations"
        columns={invitationColumns(setWithdrawn)}
        rowKey={({ id }) => id}
        list={mapFace(invitations, (rows) => ({ rows, total: rows.length }))}
        emptyTitle="No open invitations"
        emptyHint="Invite a person to a network that you have access to."
      />
      <ConfirmDialog
        isOpen={withdrawn !== null}
        onOpenChange={() => setWithdrawn(null)}
        title="Withdraw this invitation?"
        confirmLabel="Withdraw"
        onConfirm={() => withdrawn && onWithdraw(withdrawn)}
      >
        The link that <bdi>{withdrawn?.email}</bdi> got stops working.
      </ConfirmDialog>
    </Stack>
  );
}
