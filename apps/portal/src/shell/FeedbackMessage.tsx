import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { FeedbackForm, type Feedback } from '@routeglass/ui/FeedbackForm';
import { useAccount } from '../session/useAccount.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
import { useFormProblem } from '../wire/formProblem.ts';
import { DataProvider } from './DataProvider.tsx';

const fields = ['type', 'name', 'email', 'subject', 'message'];

/** The form of a message to the people behind the site. */
export function FeedbackMessage() {
  return (
    <DataProvider>
      <Form />
    </DataProvider>
  );
}

function Form() {
  const captcha = useCaptcha();
  const account = useAccount();
  const feedback = useSend(calls.feedback);
  const problem = useFormProblem(feedback.failure, fields);
  const send = ({ captcha: answer, ...message }: Feedback): void => {
    void feedback.send({ body: { ...message, ...(answer !== undefined && { 'g-recaptcha-response': answer }) } });
  };
  return (
    <FeedbackForm
      writer={account ? { kind: 'member' } : { kind: 'guest', captcha }}
      onSubmit={send}
      status={feedback.answer ? 'sent' : feedback.isSending ? 'sending' : 'filling'}
      {...problem}
    />
  );
}
