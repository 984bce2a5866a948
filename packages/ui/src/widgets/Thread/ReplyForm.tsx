import { problemsOf, required } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

interface ReplyFormProps {
  readonly onReply: (text: string) => void;
  readonly isPending: boolean;
  readonly error: ReactNode;
}

/** The reply field. It keeps its text until the reply is in the thread. */
export function ReplyForm({ onReply, isPending, error }: ReplyFormProps) {
  return (
    <Form
      label="Answer"
      validate={(data) => problemsOf(textIn(data), { message: required })}
      onSubmit={(data) => onReply(textIn(data)('message').trim())}
      isPending={isPending}
      error={error}
    >
      <TextArea label="Answer" name="message" rows={4} isRequired />
      <Inline>
        <SubmitButton>Send</SubmitButton>
      </Inline>
    </Form>
  );
}
