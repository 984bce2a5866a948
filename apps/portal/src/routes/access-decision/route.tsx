import { accessDecisionPage } from '@routeglass/api-client/page/access';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AccessDecision } from '@routeglass/ui/AccessDecision';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { PageContent } from '@routeglass/ui/Page';
import { TokenResult } from '@routeglass/ui/TokenResult';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { say } from '../../shell/Snackbar.tsx';
import { failureWords, wordsInPlace } from '../../wire/failureWords.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(accessDecisionPage);

/** Where the letter to a contact leads: shows who asks for the network, and decides by a press alone. */
export default function AccessDecisionOfContact() {
  const { asn, userId = '', token = '' } = useParams();
  const [search] = useSearchParams();
  const params = { asn: Number(asn), userId, token };
  const asked = useCall(calls.asAccessAsked, { params });
  const [approve, reject, stop] = [
    useSend(calls.approveUserAsAccess),
    useSend(calls.rejectUserAsAccess),
    useSend(calls.stopAccessLetters),
  ];
  const [isStopped, setStopped] = useState(false);
  if (asked.error?.isOfServer && !asked.data)
    return (
      <PageContent>
        <ErrorState title="The request could not be loaded" onRetry={asked.retry}>
          {wordsInPlace(asked.error)}
        </ErrorState>
      </PageContent>
    );
  if (asked.error && !asked.error.isOfServer)
    return (
      <PageContent>
        <TokenResult status="error" title="This link does not work" code={asked.error.code}>
          {failureWords(asked.error)}. Links work for 30 days; after that, ask for a new letter.
        </TokenResult>
      </PageContent>
    );
  if (!asked.data)
    return (
      <PageContent>
        <TokenResult status="pending" title="Loading the request" />
      </PageContent>
    );
  const { as_name, firstname, lastname, email, status, asked: at, expires } = asked.data;
  const isPending = approve.isSending || reject.isSending || stop.isSending;
  const decide = async (isYes: boolean): Promise<void> => {
    const sent = await (isYes ? approve : reject).send({ params });
    if (sent.ok) asked.retry();
    else say(failureWords(sent.failure), 'invalid');
  };
  const stopLetters = async (): Promise<void> => {
    const sent = await stop.send({ params });
    if (sent.ok) setStopped(true);
    else say(failureWords(sent.failure), 'invalid');
  };
  return (
    <PageContent>
      <AccessDecision
        request={{
          subject: { kind: 'network', asn: params.asn, name: as_name },
          name: `${firstname} ${lastname}`,
          email,
          status,
          asked: new Date(at),
          expires: new Date(expires),
        }}
        onDecide={(action) => void decide(action === 'approve')}
        onStop={() => void stopLetters()}
        wantsStop={search.get('stop') === '1'}
        isStopped={isStopped}
        isPending={isPending}
      />
    </PageContent>
  );
}
