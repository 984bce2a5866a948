import { problemsOf, required } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface NewThreadFormProps {
  readonly onSubmit: (message: { readonly subject: string; readonly message: string }) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

const rules = { subject: required, message: required };

/** Starts a thread. */
export function NewThreadForm({ onSubmit, isPending = false, error }: NewThreadFormProps) {
  const submit = (data: FormData): void => {
    const textOf = textIn(data);
    onSubmit({ subject: textOf('subject').trim(), message: textOf('message').trim() });
  };
  return (
    <Form
      label="New message"
      validate={(data) => problemsOf(textIn(data), rules)}
      onSubmit={submit}
      isPending={isPending}
      error={error}
    >
      <TextField label="Subject" name="subject" isRequired />
      <TextArea label="Message" name="message" rows={6} isRequired />
      <Inline>
        <SubmitButton>Send</SubmitButton>
      </Inline>
    </Form>
  );
}
