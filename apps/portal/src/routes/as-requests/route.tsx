import { asRequestsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useAskWithOtherRights, useCall, useSend } from '@routeglass/api-client/hooks';
import { accessStatuses } from '@routeglass/domain/access';
import { AccessRequestList } from '@routeglass/ui/AccessRequestList';
import { AsConfirmationForm } from '@routeglass/ui/AsConfirmationForm';
import { Card } from '@routeglass/ui/Card';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { useAct, useAnswer } from '../../session/RecentSignIn.tsx';
import { useAskForNetwork } from '../../session/useAskForNetwork.ts';
import { say } from '../../shell/Snackbar.tsx';
import { faceOf } from '../../wire/face.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { accessesOf, ownAccess } from '../../wire/ownAccess.ts';
import { useNetworkName } from '../../wire/useNetworkName.ts';
import { Invitations } from './Invitations.tsx';

export const meta = metaOf(asRequestsPage);

/** How often to check the state of requests, in milliseconds: contacts decide elsewhere. */
const ASKS_EVERY = 5000;

/** The account's requests for networks. */
export default function AsRequests() {
  const own = useCall(calls.ownAccess, {}, { refreshInterval: ASKS_EVERY });
  const { ask, isSending } = useAskForNetwork();
  const [proof, leave] = [useSend(calls.proveAsAccess), useSend(calls.leaveAsAccess)];
  const invite = useSend(calls.inviteToAs);
  const invitations = useCall(calls.asInvitations, {}, { refreshInterval: ASKS_EVERY });
  const canInvite = (own.data ?? []).some(({ status }) => status === accessStatuses.approved);
  const [checking, setChecking] = useState<number | null>(null);
  const names = useNetworkName();
  const askWithOtherRights = useAskWithOtherRights();
  const act = useAct();
  const answer = useAnswer();
  const check = async (asn: number): Promise<void> => {
    setChecking(asn);
    const sent = await act(
      () => proof.send({ params: { asn } }),
      () => void askWithOtherRights(),
    );
    setChecking(null);
    if (sent.ok) say(`AS${asn} is approved`, 'valid');
  };
  return (
    <Stack gap={16}>
      <Card title="Ask for a network">
        <AsConfirmationForm
          networks={[]}
          accesses={accessesOf(own.data ?? [])}
          hideAccesses
          {...names}
          onRequest={(asn) => void ask(asn)}
          isPending={isSending}
        />
      </Card>
      <AccessRequestList
        requests={faceOf(own, (rows) => rows.map(ownAccess))}
        checking={checking}
        onCheck={(asn) => void check(asn)}
        onAskAgain={(asn) => void ask(asn)}
        onInvite={(asn, email) =>
          answer(
            () => invite.send({ params: { asn }, body: { email } }),
            () => {
              say(`Invitation sent to ${email}`, 'valid');
              invitations.retry();
            },
            ['email'],
          )
        }
        onLeave={(asn) =>
          void act(
            () => leave.send({ params: { asn } }),
            () => void askWithOtherRights(),
          )
        }
      />
      {canInvite && <Invitations invitations={invitations} />}
    </Stack>
  );
}
