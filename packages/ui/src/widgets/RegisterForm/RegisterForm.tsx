import { problemsOf } from '@routeglass/domain/field-rules';
import { useState, type ReactNode } from 'react';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, Honeypot, type CaptchaSource } from '../Captcha/Captcha.tsx';
import { useCaptchaAnswer } from '../../facts/useCaptchaAnswer.ts';
import { PrivacyCheckbox } from './PrivacyCheckbox.tsx';
import { readRegistration, registrationRules, type Registration } from './registration.ts';

export interface RegisterFormProps {
  readonly captcha: CaptchaSource;
  readonly onSubmit: (registration: Registration) => void;
  /** URL of the privacy policy. */
  readonly privacyHref: string;
  /** Initial address. */
  readonly email?: string | undefined;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field name. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
}

/** Creates a new account. */
export function RegisterForm(props: RegisterFormProps) {
  const { captcha, onSubmit, privacyHref, email, isPending = false, error, serverErrors } = props;
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  const [accepts, setAccepts] = useState(false);
  const submit = (data: FormData): void => {
    if (answer === null || !accepts) return;
    onSubmit(readRegistration(textIn(data), answer));
    renew();
  };
  const check = (data: FormData) => {
    const textOf = textIn(data);
    return problemsOf(textOf, registrationRules(textOf('password')));
  };
  return (
    <Form
      label="Sign up"
      onSubmit={submit}
      validate={check}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        {...(email !== undefined && { defaultValue: email })}
      />
      <Columns from="sm">
        <TextField label="First name" name="firstname" autoComplete="given-name" isRequired />
        <TextField label="Last name" name="lastname" autoComplete="family-name" isRequired />
      </Columns>
      <TextField label="Position" name="position" autoComplete="organization-title" isRequired />
      <PasswordField label="Password" name="password" autoComplete="new-password" isRequired />
      <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" isRequired />
      <PrivacyCheckbox href={privacyHref} isAccepted={accepts} onChange={setAccepts} />
      <Captcha key={round} {...captcha} {...captchaProps} />
      <Honeypot />
      <SubmitButton wide isDisabled={(answer === null || !accepts) && !isPending}>
        Sign Up
      </SubmitButton>
    </Form>
  );
}
