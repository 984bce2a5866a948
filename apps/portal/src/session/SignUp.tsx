import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { CheckYourMail } from '@routeglass/ui/CheckYourMail';
import { FocusKeeper } from '@routeglass/ui/FocusKeeper';
import { RegisterForm, type Registration } from '@routeglass/ui/RegisterForm';
import { useState, type ReactNode } from 'react';
import { legal } from '../shell/content.ts';
import { useFormProblem } from '../wire/formProblem.ts';
import { useCaptcha } from './useCaptcha.ts';

/** How often to check whether the link in the mail was opened, in milliseconds. */
const ASKS_EVERY = 5000;
const fields = ['email', 'firstname', 'lastname', 'position', 'password'];

interface SignUpProps {
  /** Page of this site to which the link in the mail leads back. */
  readonly target: string;
  /** Initial value of the address. */
  readonly email?: string | null;
  /** Shown if the link was opened in another browser: the address is confirmed there, and the reader logs in here. */
  readonly confirmed: ReactNode;
}

/** Signs up, then waits until the link in the mail is opened. The link leads back to the page that asked for the sign-up. */
export function SignUp({ target, email = null, confirmed }: SignUpProps) {
  const captcha = useCaptcha();
  const register = useSend(calls.register);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useCall(calls.registrationState, sentTo === null ? null : {}, { refreshInterval: ASKS_EVERY });
  const problem = useFormProblem(register.failure, fields);

  const signUp = async ({ captcha: recaptcha, ...account }: Registration): Promise<void> => {
    const body = { website: '', ...account, recaptcha, privacy: true, redirect: target };
    const sent = await register.send({ body });
    if (sent.ok) setSentTo(account.email);
  };
  if (state.data?.state === 'confirmed') return confirmed;
  return (
    <FocusKeeper label="Sign up">
      {sentTo === null ? (
        <RegisterForm
          captcha={captcha}
          privacyHref={legal.privacyPolicy}
          onSubmit={(registration) => void signUp(registration)}
          isPending={register.isSending}
          {...problem}
          email={email ?? undefined}
        />
      ) : (
        <CheckYourMail email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </FocusKeeper>
  );
}
