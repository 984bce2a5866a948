import * as calls from '@routeglass/api-client/calls';
import { useCall, useSend } from '@routeglass/api-client/hooks';
import { CheckYourMail } from '@routeglass/ui/CheckYourMail';
import { RegisterForm, type Registration } from '@routeglass/ui/RegisterForm';
import { useState, type ReactNode } from 'react';
import { legal } from '../shell/content.ts';
import { useFormProblem } from '../wire/formProblem.ts';
import { useCaptcha } from './useCaptcha.ts';

/** How often the page asks whether the link in the mail was opened, in milliseconds. */
const ASKS_EVERY = 5000;
const fields = ['email', 'firstname', 'lastname', 'position', 'password'];

interface SignUpProps {
  /** Page of this site that the link in the mail comes back to. */
  readonly target: string;
  /** Address to begin with. */
  readonly email?: string | null;
  /** What stands here once the link was opened in another browser: it confirms there, and the log-in is here. */
  readonly confirmed: ReactNode;
}

/** Signs up, then waits for the link in the mail: it comes back to the page that asked for it. */
export function SignUp({ target, email = null, confirmed }: SignUpProps) {
  const captcha = useCaptcha();
  const register = useSend(calls.register);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useCall(calls.registrationState, sentTo === null ? null : {}, { refreshInterval: ASKS_EVERY });
  const problem = useFormProblem(register.failure, fields);
  if (state.data?.state === 'confirmed') return confirmed;
  if (sentTo !== null) return <CheckYourMail email={sentTo} />;

  const signUp = async ({ captcha: recaptcha, ...account }: Registration): Promise<void> => {
    const body = { website: '', ...account, recaptcha, privacy: true, redirect: target };
    const sent = await register.send({ body });
    if (sent.ok) setSentTo(account.email);
  };
  return (
    <RegisterForm
      captcha={captcha}
      privacyHref={legal.privacyPolicy}
      onSubmit={(registration) => void signUp(registration)}
      isPending={register.isSending}
      {...problem}
      email={email ?? undefined}
    />
  );
}
