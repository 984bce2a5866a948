import { loginPage, resetPasswordPage, setupPasswordPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { hrefOf } from '@routeglass/api-client/pages';
import { AuthPanel } from '@routeglass/ui/AuthPanel';
import { PageContent } from '@routeglass/ui/Page';
import { SetupPasswordForm, type NewPassword } from '@routeglass/ui/SetupPasswordForm';
import { useSearchParams } from 'react-router';
import { useAuthWays } from '../../session/authWays.ts';
import { useCaptcha } from '../../session/useCaptcha.ts';
import { say } from '../../shell/Snackbar.tsx';
import { failureWords } from '../../wire/failureWords.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';

export const meta = metaOf(setupPasswordPage);

const fields = ['password', 'confirmPassword'];

/** Sets a password from the link in a mail. A failure is shown as a toast, and the captcha is renewed. */
export default function SetupPassword() {
  const [search] = useSearchParams();
  const { hrefs } = useAuthWays();
  const captcha = useCaptcha();
  const { send, isSending, answer, failure } = useSend(calls.setPassword);
  const { serverErrors } = useFormProblem(failure, fields);
  const [email, token] = [search.get('email') ?? '', search.get('token') ?? ''];
  const status = answer ? 'done' : isSending ? 'sending' : email === '' || token === '' ? 'broken' : 'filling';
  const set = async ({ captcha: recaptcha, ...passwords }: NewPassword): Promise<void> => {
    const sent = await send({ body: { ...passwords, recaptcha, email, token } });
    if (!sent.ok) say(failureWords(sent.failure), 'invalid');
  };
  return (
    <PageContent>
      <AuthPanel variant="reset-password" title="Set password" hrefs={hrefs} isDone={status === 'done'}>
        <SetupPasswordForm
          captcha={captcha}
          status={status}
          onSubmit={(password) => void set(password)}
          loginHref={hrefOf(loginPage)}
          resetHref={hrefOf(resetPasswordPage)}
          serverErrors={serverErrors}
        />
      </AuthPanel>
    </PageContent>
  );
}
