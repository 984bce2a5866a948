import type { accountEndpoints } from '@routeglass/api-client/accounts';
import type { AnswerOf } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useAskWithOtherRights, useCall, useSend } from '@routeglass/api-client/hooks';
import { BgpSessionForm } from '@routeglass/ui/BgpSessionForm';
import { Card } from '@routeglass/ui/Card';
import { Disclosure } from '@routeglass/ui/Disclosure';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { ErrorState } from '@routeglass/ui/ErrorState';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { canGoOn, WizardActions, wizardStepTitles } from '@routeglass/ui/WizardSteps';
import { useMemo } from 'react';
import { say } from '../../shell/Snackbar.tsx';
import { failureWords, wordsInPlace } from '../../wire/failureWords.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { RouterTexts } from './RouterTexts.tsx';
import { sessionProblem } from './sessionProblem.ts';

interface SessionStepProps {
  readonly asn: number;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | undefined;
}

const TITLE = wizardStepTitles['establish-session'];
const ASKS_EVERY = 5000;
const sessionFields = ['ip', 'password', 'asnum'] as const;

/** Requests a BGP session and shows the router configuration; continues once routes have arrived. */
export function SessionStep({ asn, onNext, onPrevious }: SessionStepProps) {
  const sessions = useCall(calls.ownBgpSessions, {}, { refreshInterval: ASKS_EVERY });
  const request = useSend(calls.requestBgpSession);
  const askWithOtherRights = useAskWithOtherRights();
  const refused = useFormProblem(request.failure, sessionFields).serverErrors;
  const found = useRefusals(request.answer);
  const serverErrors = refused ?? found;
  if (!sessions.data)
    return sessions.error ? (
      <Card title={TITLE}>
        <Stack gap={16}>
          <ErrorState title="Your sessions could not be loaded" onRetry={sessions.retry}>
            {wordsInPlace(sessions.error)}
          </ErrorState>
          <WizardActions onPrevious={onPrevious} onSkip={onNext} />
        </Stack>
      </Card>
    ) : (
      <Skeleton shape="block" height="20rem" />
    );
  const { collector } = sessions.data;
  const own = sessions.data.sessions.filter((each) => each.asn === asn);
  const open = own.filter(({ state }) => state === 'approved' || state === 'established');
  const isEstablished = own.some(({ state }) => state === 'established');
  const ask = async (form: { ip: string; password?: string }): Promise<void> => {
    const sent = await request.send({ body: { ...form, asnum: asn } });
    if (!sent.ok) {
      say(failureWords(sent.failure), 'invalid');
    } else if ('errors' in sent.answer) {
      say(sessionProblem(sent.answer.errors), 'invalid');
    } else {
      say('BGP Session Request Sent', 'valid');
      await askWithOtherRights();
    }
  };
  return (
    <Card title={TITLE}>
      <Stack gap={16}>
        {collector ? (
          <BgpSessionForm
            asn={asn}
            collector={{ asn: collector.asn, routerIps: collector.ips }}
            sessions={own}
            onSubmit={(form) => void ask(form)}
            isPending={request.isSending}
            serverErrors={serverErrors}
          />
        ) : (
          <EmptyState title="No BGP sessions yet">
            This site has no collector to set up a session with. Skip this step.
          </EmptyState>
        )}
        {open.map(({ id, ip }, at) => (
          <Disclosure key={id} title={`Configuration of ${ip}`} defaultExpanded={at === 0}>
            <RouterTexts id={id} ip={ip} />
          </Disclosure>
        ))}
        <WizardActions
          onPrevious={onPrevious}
          onSkip={onNext}
          onNext={onNext}
          canGoOn={canGoOn('establish-session', {
            isLoggedIn: true,
            isApproved: true,
            isEstablished,
            // Sessions are requested only in this step, so this also works after a reload.
            wasRequested: own.length > 0,
          })}
        />
      </Stack>
    </Card>
  );
}

/** The server's errors by field. Returns the same object for the same answer, since forms treat a new object as a new answer. */
function useRefusals(answer: AnswerOf<typeof accountEndpoints.requestBgpSession> | undefined) {
  return useMemo(() => {
    if (!answer || !('errors' in answer)) return undefined;
    const { errors } = answer;
    return Object.fromEntries(
      sessionFields.flatMap((name) => {
        const text = errors[name];
        return text === undefined ? [] : [[name, text] as const];
      }),
    );
  }, [answer]);
}
