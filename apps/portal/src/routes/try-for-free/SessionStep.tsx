import type { accountEndpoints } from '@routeglass/api-client/accounts';
import type { AnswerOf } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useAskAgain, useCall, useSend } from '@routeglass/api-client/hooks';
import { BgpSessionForm } from '@routeglass/ui/BgpSessionForm';
import { Badge } from '@routeglass/ui/Badge';
import { Card } from '@routeglass/ui/Card';
import { CopyButton } from '@routeglass/ui/CopyButton';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { Inline } from '@routeglass/ui/Inline';
import { Mono } from '@routeglass/ui/Mono';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { Tabs } from '@routeglass/ui/Tabs';
import { canGoOn, WizardActions } from '@routeglass/ui/WizardSteps';
import { useMemo } from 'react';
import { say } from '../../shell/Snackbar.tsx';
import { failureWords } from '../../wire/failureWords.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { sessionProblem } from './sessionProblem.ts';

interface SessionStepProps {
  readonly asn: number;
  readonly onNext: () => void;
  readonly onPrevious: (() => void) | undefined;
}

const ASKS_EVERY = 5000;
const sessionFields = ['ip', 'password', 'asnum'] as const;
const states = {
  requested: ['unknown', 'Waits for approval'],
  approved: ['unknown', 'Approved: set up your router'],
  rejected: ['invalid', 'Rejected'],
  established: ['valid', 'Established'],
} as const;

/** Asks for a BGP session and gives the configuration of the router; goes on once routes of it are here. */
export function SessionStep({ asn, onNext, onPrevious }: SessionStepProps) {
  const sessions = useCall(calls.ownBgpSessions, {}, { refreshInterval: ASKS_EVERY });
  const request = useSend(calls.requestBgpSession);
  const askAgain = useAskAgain();
  const refused = useFormProblem(request.failure, sessionFields).serverErrors;
  const found = useRefusals(request.answer);
  const serverErrors = refused ?? found;
  if (!sessions.data) return <Skeleton shape="block" height="20rem" />;
  const { collector } = sessions.data;
  const own = sessions.data.sessions.filter((each) => each.asn === asn);
  const [newest] = own;
  const isEstablished = own.some(({ state }) => state === 'established');
  const ask = async (form: { ip: string; password?: string }): Promise<void> => {
    const sent = await request.send({ body: { ...form, asnum: asn } });
    if (!sent.ok) {
      say(failureWords(sent.failure), 'invalid');
    } else if ('errors' in sent.answer) {
      say(sessionProblem(sent.answer.errors), 'invalid');
    } else {
      say('BGP Session Request Sent', 'valid');
      await askAgain();
    }
  };
  return (
    <Card title="Establishing Session">
      <Stack gap={16}>
        {collector ? (
          <BgpSessionForm
            asn={asn}
            collector={{ asn: collector.asn, routerIps: collector.ips }}
            onSubmit={(form) => void ask(form)}
            isPending={request.isSending}
            serverErrors={serverErrors}
          />
        ) : (
          <EmptyState title="No collector yet">
            This site takes no BGP sessions yet: its operator has to set COLLECTOR_ASN and COLLECTOR_IP. You can skip
            this step.
          </EmptyState>
        )}
        {own.map(({ id, ip, state }) => (
          <Inline key={id} gap={8}>
            <Mono>{ip}</Mono>
            <Badge tone={states[state][0]}>{states[state][1]}</Badge>
          </Inline>
        ))}
        {newest && (newest.state === 'approved' || newest.state === 'established') && <RouterTexts id={newest.id} />}
        <WizardActions
          onPrevious={onPrevious}
          onSkip={onNext}
          onNext={onNext}
          canGoOn={canGoOn('establish-session', {
            isLoggedIn: true,
            isApproved: true,
            isEstablished,
            // Sessions are requested in this step alone; after a reload, too.
            wasRequested: own.length > 0,
          })}
        />
      </Stack>
    </Card>
  );
}

/** What the server found wrong, by field: the same object for the same answer, since a new one is a new answer. */
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

function RouterTexts({ id }: { readonly id: string }) {
  const texts = useCall(calls.bgpSessionTexts, { params: { id } });
  if (!texts.data) return null;
  return (
    <Tabs
      label="Configuration of your router"
      items={texts.data.map(({ system, name, text }) => ({
        id: system,
        name,
        content: (
          <Stack gap={8}>
            {text.split('\n').map((line, index) => (
              <Mono key={`${index} ${line}`} wrap>
                {line.replaceAll(' ', '\u00a0')}
              </Mono>
            ))}
            <CopyButton text={text} label={`Copy the configuration for ${name}`} />
          </Stack>
        ),
      }))}
    />
  );
}
