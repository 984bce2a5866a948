import { problemsOf } from '@routeglass/domain/field-rules';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { FocusKeeper } from '../../primitives/FocusKeeper/FocusKeeper.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, Honeypot, type CaptchaSource } from '../Captcha/Captcha.tsx';
import { useCaptchaAnswer } from '../../facts/useCaptchaAnswer.ts';
import { questionRules, readQuestion, type Question } from './question.ts';

export interface AskExpertFormProps {
  readonly captcha: CaptchaSource;
  readonly onSubmit: (question: Question) => void;
  /** URL of the terms of service. */
  readonly termsHref: string;
  /** What the session knows about the reader. */
  readonly known?: { readonly firstname: string; readonly lastname: string; readonly email: string } | null;
  /** Status: after `sent` the reader is told what comes next. Default `filling`. */
  readonly status?: 'filling' | 'sending' | 'sent';
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field name. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
}

/** A question to an expert of the operator. */
export function AskExpertForm(props: AskExpertFormProps) {
  return (
    <FocusKeeper label="Ask an expert">{props.status === 'sent' ? <Sent /> : <QuestionForm {...props} />}</FocusKeeper>
  );
}

function QuestionForm(props: AskExpertFormProps) {
  const { captcha, onSubmit, termsHref, known, status = 'filling', error, serverErrors } = props;
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  const [accepts, setAccepts] = useState(false);
  const isPending = status === 'sending';
  const submit = (data: FormData): void => {
    if (answer === null || !accepts) return;
    onSubmit(readQuestion(textIn(data), answer));
    renew();
  };
  return (
    <Form
      label="Ask an expert"
      onSubmit={submit}
      validate={(data) => problemsOf(textIn(data), questionRules)}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <Columns from="sm">
        <TextField
          label="First name"
          name="firstname"
          autoComplete="given-name"
          defaultValue={known?.firstname ?? ''}
        />
        <TextField label="Last name" name="lastname" autoComplete="family-name" defaultValue={known?.lastname ?? ''} />
      </Columns>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known?.email ?? ''}
        isRequired
      />
      <Columns from="sm">
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" placeholder="+31 20 123 4567" />
        <TextField label="AS number" name="asnum" placeholder="AS64512" />
      </Columns>
      <TextArea label="Message" name="message" rows={6} isRequired />
      <Checkbox isSelected={accepts} onChange={setAccepts}>
        I accept the{' '}
        <Link href={termsHref} target="_blank">
          terms of service
        </Link>
      </Checkbox>
      <Captcha key={round} {...captcha} {...captchaProps} />
      <Honeypot />
      <Inline>
        <SubmitButton isDisabled={(answer === null || !accepts) && !isPending}>Send</SubmitButton>
      </Inline>
    </Form>
  );
}

function Sent() {
  return (
    <div role="status">
      <Stack gap={8}>
        <Heading level={2} size={20}>
          Contact us
        </Heading>
        <Text>We will contact you by provided email address.</Text>
      </Stack>
    </div>
  );
}
