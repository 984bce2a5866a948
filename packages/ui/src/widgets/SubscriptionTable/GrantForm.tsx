import { all, email, problemsOf, required } from '@routeglass/domain/field-rules';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** Days of Pro for an account. */
export interface Grant {
  readonly email: string;
  readonly days: number;
  readonly reason: string;
}

export interface GrantFormProps {
  readonly onSubmit: (grant: Grant) => void;
  readonly isPending?: boolean;
  readonly error?: string;
  readonly serverErrors?: FieldErrors;
}

const MOST_DAYS = 3660;
const days = (text: string): string | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= MOST_DAYS ? null : `Enter 1 to ${MOST_DAYS} days`;
};
const rules = { email: all(required, email), days: all(required, days), reason: required };

/** Grants an account some days of Pro, for a recorded reason. */
export function GrantForm({ onSubmit, isPending = false, error, serverErrors }: GrantFormProps) {
  const submit = (data: FormData): void => {
    const textOf = textIn(data);
    onSubmit({ email: textOf('email').trim(), days: Number(textOf('days')), reason: textOf('reason').trim() });
  };
  return (
    <Form
      label="Grant Pro"
      validate={(data) => problemsOf(textIn(data), rules)}
      onSubmit={submit}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <Columns shares="1 1" gap={16}>
        <TextField label="Account" name="email" type="email" isRequired />
        <TextField label="Days" name="days" inputMode="numeric" isRequired />
      </Columns>
      <TextField label="Reason" name="reason" isRequired />
      <div>
        <SubmitButton>Grant Pro</SubmitButton>
      </div>
    </Form>
  );
}
