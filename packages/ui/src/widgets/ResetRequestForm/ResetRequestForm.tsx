import { all, email, problemsOf, required } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, Honeypot, type CaptchaSource } from '../Captcha/Captcha.tsx';
import { trappedIn } from '../../facts/honeypot.ts';
import { useCaptchaAnswer } from '../../facts/useCaptchaAnswer.ts';

/** A request for a link to set a password. */
export interface ResetRequest {
  readonly email: string;
  /** Answer to the captcha. */
  readonly captcha: string;
  /** What a bot wrote into the hidden field; absent for people. */
  readonly website?: string;
}

export interface ResetRequestFormProps {
  readonly captcha: CaptchaSource;
  readonly onSubmit: (request: ResetRequest) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field: `email`. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
}

const rules = { email: all(required, email) };

/** Requests a link to set a password. */
export function ResetRequestForm({ captcha, onSubmit, isPending = false, error, serverErrors }: ResetRequestFormProps) {
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  const submit = (data: FormData): void => {
    if (answer === null) return;
    onSubmit({ email: textIn(data)('email').trim(), captcha: answer, ...trappedIn(textIn(data)) });
    renew();
  };
  return (
    <Form
      label="Reset password"
      onSubmit={submit}
      validate={(data) => problemsOf(textIn(data), rules)}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        description="If it has an account, we send a link to set a new password."
        isRequired
      />
      <Captcha key={round} {...captcha} {...captchaProps} />
      <Honeypot />
      <SubmitButton wide isDisabled={answer === null && !isPending}>
        Send link
      </SubmitButton>
    </Form>
  );
}
