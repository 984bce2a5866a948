import type { Answering, Sent } from '@routeglass/api-client/hooks';
import type { AnyEndpoint } from '@routeglass/api-client/contract';
import { AccessDecision, type AccessAsked } from '@routeglass/ui/AccessDecision';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { PageContent } from '@routeglass/ui/Page';
import { TokenResult } from '@routeglass/ui/TokenResult';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { say } from '../shell/Snackbar.tsx';
import { failureWords, saidInPlace, wordsInPlace } from '../wire/failureWords.ts';

/** A request of either kind, as returned by the call behind a contact's link. */
interface AskedByLetter {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly status: AccessAsked['status'];
  readonly asked: string;
  readonly expires: string;
}

interface DecisionByLetterProps<Asked extends AskedByLetter> {
  readonly asked: Pick<Answering<Asked>, 'data' | 'error' | 'retry'>;
  readonly subjectOf: (asked: Asked) => AccessAsked['subject'];
  readonly onDecide: (isYes: boolean) => Promise<Sent<AnyEndpoint>>;
  readonly onStop: () => Promise<Sent<AnyEndpoint>>;
  readonly isPending: boolean;
}

/** The page behind the link in a letter to a contact: who asks, and two buttons. Opening the link alone decides nothing. */
export function DecisionByLetter<Asked extends AskedByLetter>({
  asked: { data, error, retry },
  subjectOf,
  onDecide,
  onStop,
  isPending,
}: DecisionByLetterProps<Asked>) {
  const [search] = useSearchParams();
  const [isStopped, setStopped] = useState(false);
  if (error && !error.isOfServer) {
    saidInPlace(error);
    return (
      <PageContent>
        <TokenResult status="error" title="This link does not work" code={error.code}>
          Make sure that you opened the whole link from the email. It works for 30 days; after that, the person who
          wants access has to ask again.
        </TokenResult>
      </PageContent>
    );
  }
  if (!data)
    return (
      <PageContent>
        {error ? (
          <ErrorState title="The request could not be loaded" onRetry={retry}>
            {wordsInPlace(error)}
          </ErrorState>
        ) : (
          <TokenResult status="pending" title="Loading the request" />
        )}
      </PageContent>
    );
  const after = async (sending: Promise<Sent<AnyEndpoint>>, done: () => void): Promise<void> => {
    const sent = await sending;
    if (sent.ok) done();
    else say(failureWords(sent.failure), 'invalid');
  };
  return (
    <PageContent>
      <FocusKeeper label="Decision">
        <AccessDecision
          request={{
            subject: subjectOf(data),
            name: `${data.firstname} ${data.lastname}`,
            email: data.email,
            status: data.status,
            asked: new Date(data.asked),
            expires: new Date(data.expires),
          }}
          onDecide={(action) => void after(onDecide(action === 'approve'), retry)}
          onStop={() => void after(onStop(), () => setStopped(true))}
          wantsStop={search.get('stop') === '1'}
          isStopped={isStopped}
          isPending={isPending}
        />
      </FocusKeeper>
    </PageContent>
  );
}
