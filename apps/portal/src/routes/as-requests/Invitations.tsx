import * as calls from '@routeglass/api-client/calls';
import { useSend, type Call } from '@routeglass/api-client/hooks';
import { Card } from '@routeglass/ui/Card';
import { InvitationList } from '@routeglass/ui/InvitationList';
import { useAct } from '../../session/RecentSignIn.tsx';
import { say } from '../../shell/Snackbar.tsx';
import { faceOf } from '../../wire/face.ts';

interface InvitationsProps {
  readonly invitations: Call<typeof calls.asInvitations>;
}

/** Open invitations to the account's networks, each with a button to withdraw it. */
export function Invitations({ invitations }: InvitationsProps) {
  const withdraw = useSend(calls.withdrawInvitation);
  const act = useAct();
  return (
    <Card title="Invitations">
      <InvitationList
        invitations={faceOf(invitations, (rows) =>
          rows.map(({ id, asn, as_name, email, invited_by, sent, expires }) => ({
            id,
            asn,
            asName: as_name,
            email,
            invitedBy: invited_by,
            sent: new Date(sent),
            expires: new Date(expires),
          })),
        )}
        onWithdraw={({ id, asn, email }) =>
          void act(
            () => withdraw.send({ params: { asn, id } }),
            () => {
              say(`Invitation of ${email} withdrawn`, 'valid');
              invitations.retry();
            },
          )
        }
      />
    </Card>
  );
}
