import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import type { SessionFacts } from '@routeglass/api-client/accounts';
import { ProviderJoinForm } from '@routeglass/ui/RegisterForm';
import { legal } from '../../shell/content.ts';
import { useFormProblem } from '../../wire/formProblem.ts';

interface ProviderJoinProps {
  readonly onIn: (session: SessionFacts) => Promise<void>;
}

/** The step between a provider and a new account: the privacy policy. */
export function ProviderJoin({ onIn }: ProviderJoinProps) {
  const join = useSend(calls.oidcJoin);
  const problem = useFormProblem(join.failure);
  return (
    <ProviderJoinForm
      privacyHref={legal.privacyPolicy}
      isPending={join.isSending}
      {...problem}
      onSubmit={() =>
        void join.send({ body: { privacy: true } }).then(async (sent) => {
          if (sent.ok) await onIn(sent.answer);
        })
      }
    />
  );
}
