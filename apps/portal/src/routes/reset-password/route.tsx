import { resetPasswordPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { AuthPanel } from '@routeglass/ui/AuthPanel';
import { CheckYourMail } from '@routeglass/ui/CheckYourMail';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { PageContent } from '@routeglass/ui/Page';
import { ResetRequestForm, type ResetRequest } from '@routeglass/ui/ResetRequestForm';
import { useState } from 'react';
import { useAuthWays } from '../../session/authWays.ts';
import { useCaptcha } from '../../session/useCaptcha.ts';
import { say } from '../../shell/Snackbar.tsx';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(resetPasswordPage);

/** Asks for a link to set a password. The answer never reveals whether the address has an account. */
export default function ResetPassword() {
  const { hrefs } = useAuthWays();
  const captcha = useCaptcha();
  const reset = useSend(calls.requestPasswordReset);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const problem = useFormProblem(reset.failure, ['email']);
  const ask = async ({ captcha: recaptcha, ...request }: ResetRequest): Promise<void> => {
    const sent = await reset.send({ body: { ...request, recaptcha } });
    if (!sent.ok) return;
    setSentTo(request.email);
    say('Password reset link sent', 'valid');
  };
  return (
    <PageContent>
      <AuthPanel variant="reset-password" hrefs={hrefs}>
        <FocusKeeper label="Reset password">
          {sentTo === null ? (
            <ResetRequestForm
              captcha={captcha}
              onSubmit={(request) => void ask(request)}
              isPending={reset.isSending}
              {...problem}
            />
          ) : (
            <CheckYourMail email={sentTo} onAgain={() => setSentTo(null)}>
              If it has an account, the mail holds a link to set a password.
            </CheckYourMail>
          )}
        </FocusKeeper>
      </AuthPanel>
    </PageContent>
  );
}
