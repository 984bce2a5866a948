import { loginPage } from '@routeglass/api-client/page/account';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { AuthPanel } from '@routeglass/ui/AuthPanel';
import { LoginCodeForm, LoginForm, type Credentials } from '@routeglass/ui/LoginForm';
import { PageContent } from '@routeglass/ui/Page';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { providerProblem } from '../../session/providerProblem.ts';
import { useAuthWays } from '../../session/authWays.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useCaptcha } from '../../session/useCaptcha.ts';
import { useEnter } from '../../session/useEnter.ts';
import { usePasskeyLogin } from '../../session/usePasskeyLogin.ts';
import { useBrowser } from '../../shell/useBrowser.ts';
import { useFormProblem } from '../../wire/formProblem.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { ProviderJoin } from './ProviderJoin.tsx';

export const meta = metaOf(loginPage);

const TOO_LATE = 'The time to enter the code has run out. Log in again.';

/** Logs in and returns to the page that required it. */
export default function Login() {
  const { hrefs, target } = useAuthWays();
  const captcha = useCaptcha();
  const providers = useCall(calls.signInMethods, {}).data?.providers ?? [];
  const login = useSend(calls.login);
  const code = useSend(calls.loginCode);
  const enter = useEnter(target);
  const passkey = usePasskeyLogin(enter);
  const [search] = useSearchParams();
  // After a provider's sign-in only the code is missing.
  const [asksCode, setAsksCode] = useState(search.get('step') === 'code');
  const [isOver, setIsOver] = useState(false);
  const led = isOver ? TOO_LATE : providerProblem(search.get('error'));
  const problem = useFormProblem(login.failure ?? passkey.failure, ['email', 'password']);
  const codeProblem = useFormProblem(code.failure);
  const isBrowser = useBrowser();
  if (useAccount()) return <Navigate to={target} replace />;

  const logIn = async ({ email, password, captcha: recaptcha }: Credentials): Promise<void> => {
    const sent = await login.send({ body: { email, password, recaptcha } });
    if (sent.ok) await enter(sent.answer);
    else setAsksCode(sent.failure.code === 'E_SECOND_FACTOR');
  };
  const confirm = async (text: string): Promise<void> => {
    const sent = await code.send({ body: { code: text } });
    if (sent.ok) {
      await enter(sent.answer);
    } else if (sent.failure.code === 'E_UNAUTHORIZED') {
      setAsksCode(false);
      setIsOver(true);
    }
  };

  const asksConsent = search.get('step') === 'terms';
  return (
    <PageContent>
      <AuthPanel variant="login" hrefs={hrefs} title={asksConsent ? 'Create your account' : undefined}>
        {asksConsent ? (
          <ProviderJoin onIn={enter} />
        ) : asksCode ? (
          <LoginCodeForm onSubmit={(text) => void confirm(text)} isPending={code.isSending} {...codeProblem} />
        ) : (
          <LoginForm
            captcha={captcha}
            onSubmit={(credentials) => void logIn(credentials)}
            isPending={login.isSending || passkey.isPending}
            error={led}
            {...problem}
            onPasskey={isBrowser && passkey.logIn ? passkey.logIn : undefined}
            providers={providers}
            onProvider={(id) =>
              location.assign(
                `/api/auth/v1/oidc/${encodeURIComponent(id)}/start?redirect=${encodeURIComponent(target)}`,
              )
            }
          />
        )}
      </AuthPanel>
    </PageContent>
  );
}
