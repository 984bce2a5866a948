import type { SessionFacts } from '@routeglass/api-client/accounts';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { Card } from '@routeglass/ui/Card';
import { Skeleton } from '@routeglass/ui/Skeleton';
import { Stack } from '@routeglass/ui/Stack';
import { TrialForm } from '@routeglass/ui/TrialForm';
import { WizardActions } from '@routeglass/ui/WizardSteps';
import { useFormProblem } from '../../wire/formProblem.ts';
import { RequestedTrial } from './RequestedTrial.tsx';

interface TrialStepProps {
  readonly account: SessionFacts;
  readonly asn: number;
  readonly onPrevious: (() => void) | undefined;
}

/** The last step: requests the trial, unless it was requested before. */
export function TrialStep({ account, asn, onPrevious }: TrialStepProps) {
  const { firstname, lastname, email } = account;
  const trials = useCall(calls.ownTrials, {});
  const requested = trials.data?.find((each) => each.asn === asn);
  const trial = useSend(calls.requestTrial);
  const problem = useFormProblem(trial.failure, ['company', 'notification_email', 'comment']);
  if (!trials.data && !trials.error) return <Skeleton shape="block" height="20rem" />;
  if (requested && !trial.answer)
    return (
      <Card title="Trial">
        <Stack gap={16}>
          <RequestedTrial trial={requested} />
          <WizardActions onPrevious={onPrevious} />
        </Stack>
      </Card>
    );
  return (
    <Card title="Trial">
      <Stack gap={16}>
        <TrialForm
          applicant={{ firstname, lastname, email, asn }}
          status={trial.answer ? 'sent' : trial.isSending ? 'sending' : 'filling'}
          onSubmit={({ notificationEmail, ...form }) =>
            void trial.send({
              body: {
                ...form,
                firstname,
                lastname,
                email,
                asn,
                ...(notificationEmail !== undefined && { notification_email: notificationEmail }),
              },
            })
          }
          {...problem}
        />
        {!trial.answer && <WizardActions onPrevious={onPrevious} />}
      </Stack>
    </Card>
  );
}
