import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';
import { codeRules, readCode } from './credentials.ts';

export interface LoginCodeFormProps {
  readonly onSubmit: (code: string) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

/** The second step of a log-in, if the account requires a code besides the password. */
export function LoginCodeForm({ onSubmit, isPending = false, error }: LoginCodeFormProps) {
  return (
    <Form
      label="Two-factor code"
      onSubmit={(data) => onSubmit(readCode(textIn(data)('code')))}
      validate={(data) => problemsOf(textIn(data), codeRules)}
      isPending={isPending}
      error={error}
    >
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        description="Six digits from your authenticator app, or a recovery code."
        {...focused}
        isRequired
      />
      <SubmitButton wide>Log In</SubmitButton>
    </Form>
  );
}
