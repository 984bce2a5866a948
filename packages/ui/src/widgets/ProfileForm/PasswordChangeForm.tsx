import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { passwordRules } from './profileRules.ts';

/** A new password, with the current one if there is one. */
export interface PasswordChange {
  readonly current?: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export interface PasswordChangeFormProps {
  /** Whether the account already has one. */
  readonly hasPassword: boolean;
  readonly onChange: (change: PasswordChange) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  readonly serverErrors?: FieldErrors | undefined;
}

/** Sets a new password; all other sessions end. Change its `key` to empty it after success. */
export function PasswordChangeForm(props: PasswordChangeFormProps) {
  const { hasPassword, onChange, isPending = false, error, serverErrors } = props;
  const submit = (data: FormData): void => {
    const textOf = textIn(data);
    onChange({
      ...(hasPassword && { current: textOf('current') }),
      password: textOf('password'),
      confirmPassword: textOf('confirmPassword'),
    });
  };
  return (
    <Form
      label="Password"
      onSubmit={submit}
      validate={(data) => {
        const textOf = textIn(data);
        return problemsOf(textOf, passwordRules(hasPassword, textOf('password')));
      }}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      {hasPassword && <PasswordField label="Current password" name="current" isRequired />}
      <PasswordField label="New password" name="password" autoComplete="new-password" isRequired />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        description="This signs you out in all other browsers."
        isRequired
      />
      <Inline>
        <SubmitButton kind="secondary">{hasPassword ? 'Change password' : 'Set password'}</SubmitButton>
      </Inline>
    </Form>
  );
}
