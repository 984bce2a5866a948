import { ownDomainsPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { Card } from '@routeglass/ui/Card';
import { DomainAccessList, DomainRequestForm } from '@routeglass/ui/DomainAccessList';
import { Stack } from '@routeglass/ui/Stack';
import { useState } from 'react';
import { useAct } from '../../session/RecentSignIn.tsx';
import { say } from '../../shell/Snackbar.tsx';
import { faceOf } from '../../wire/face.ts';
import { failureWords } from '../../wire/failureWords.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(ownDomainsPage);

/** How often to check the state of requests, in milliseconds: contacts decide elsewhere. */
const ASKS_EVERY = 5000;

/** The account's requests for domains. */
export default function OwnDomains() {
  const own = useCall(calls.ownDomains, {}, { refreshInterval: ASKS_EVERY });
  const [request, again, proof] = [
    useSend(calls.requestDomainAccess),
    useSend(calls.requestDomainAccess),
    useSend(calls.proveDomainAccess),
  ];
  const [checking, setChecking] = useState<string | null>(null);
  const act = useAct();
  const check = async (name: string): Promise<void> => {
    setChecking(name);
    const sent = await act(() => proof.send({ params: { name } }), own.retry);
    setChecking(null);
    if (sent.ok) say(`${name} is approved`, 'valid');
  };
  return (
    <Stack gap={16}>
      <Card title="Ask for a domain">
        <DomainRequestForm
          onRequest={(name) =>
            void request.send({ params: { name } }).then(({ ok }) => {
              if (ok) own.retry();
            })
          }
          isPending={request.isSending}
          error={request.failure ? failureWords(request.failure) : undefined}
        />
      </Card>
      <DomainAccessList
        domains={faceOf(own, (rows) => rows)}
        checking={checking}
        onCheck={(name) => void check(name)}
        onAskAgain={(name) => void act(() => again.send({ params: { name } }), own.retry)}
      />
    </Stack>
  );
}
