import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, Honeypot, type CaptchaSource } from '../Captcha/Captcha.tsx';
import { useCaptchaAnswer } from '../../facts/useCaptchaAnswer.ts';
import { feedbackRules, feedbackTypes, readFeedback, type Feedback } from './feedback.ts';

/** The writer: a guest leaves a name and an address and solves a captcha. */
export type FeedbackWriter = { readonly kind: 'member' } | { readonly kind: 'guest'; readonly captcha: CaptchaSource };

export interface FeedbackFormProps {
  readonly writer: FeedbackWriter;
  readonly onSubmit: (feedback: Feedback) => void;
  /** Status: after `sent` the reader is told what comes next. Default `filling`. */
  readonly status?: 'filling' | 'sending' | 'sent';
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field name. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
}

const types = feedbackTypes.map((id) => ({ id, name: id }));

/** A message to the operators of the site. */
export function FeedbackForm({ writer, onSubmit, status = 'filling', error, serverErrors }: FeedbackFormProps) {
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  const isGuest = writer.kind === 'guest';
  if (status === 'sent') return <Confirmation isGuest={isGuest} />;

  const submit = (data: FormData): void => {
    onSubmit(readFeedback(textIn(data), answer));
    renew();
  };

  return (
    <Form
      label="Contact us"
      onSubmit={submit}
      validate={(data) => problemsOf(textIn(data), feedbackRules(isGuest))}
      isPending={status === 'sending'}
      error={error}
      serverErrors={serverErrors}
    >
      <Select label="Type" name="type" items={types} defaultSelected="Feedback" />
      {isGuest && (
        <>
          <TextField label="Name" name="name" autoComplete="name" isRequired />
          <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
        </>
      )}
      <TextField label="Subject" name="subject" isRequired />
      <TextArea label="Message" name="message" isRequired />
      {isGuest && (
        <>
          <Captcha key={round} {...writer.captcha} {...captchaProps} />
          <Honeypot />
        </>
      )}
      <SubmitButton isDisabled={isGuest && answer === null && status !== 'sending'}>Send</SubmitButton>
    </Form>
  );
}

function Confirmation({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <div role="status">
      <Stack gap={8}>
        <Heading level={2} size={16}>
          Contact us
        </Heading>
        <Text size={14}>
          {isGuest ? 'We will contact you by provided email address.' : 'We will contact you shortly.'}
        </Text>
      </Stack>
    </div>
  );
}
