import * as calls from '@routeglass/api-client/calls';
import { useSend } from '@routeglass/api-client/hooks';
import { Captcha, useCaptchaAnswer } from '@routeglass/ui/Captcha';
import { Dialog } from '@routeglass/ui/Dialog';
import { PlanRequestForm, type PlanRequest } from '@routeglass/ui/PlanRequestForm';
import { useAccount } from '../session/useAccount.ts';
import { useCaptcha } from '../session/useCaptcha.ts';
import { legal } from '../shell/content.ts';
import { say } from '../shell/Snackbar.tsx';
import { failureWords } from '../wire/failureWords.ts';

interface PlanRequestDialogProps {
  readonly onClose: () => void;
}

/** Asks for an individual plan. Closing it discards the input. */
export function PlanRequestDialog({ onClose }: PlanRequestDialogProps) {
  const account = useAccount();
  const captcha = useCaptcha();
  const { answer, round, captchaProps, renew } = useCaptchaAnswer();
  const request = useSend(calls.requestPlan);
  const isSignedIn = account !== null && account !== undefined;

  const send = async ({
    'g-recaptcha-response': solved,
    email,
    firstname,
    lastname,
    position,
    website,
    ...asked
  }: PlanRequest) => {
    const contact = isSignedIn ? {} : { email, firstname, lastname, position, website, 'g-recaptcha-response': solved };
    const sent = await request.send({
      body: { email: undefined, firstname: undefined, lastname: undefined, position: undefined, ...asked, ...contact },
    });
    if (!isSignedIn) renew();
    if (!sent.ok) say(failureWords(sent.failure) || 'Something went wrong', 'invalid');
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title="Individual plan request" size="large">
      <PlanRequestForm
        key={isSignedIn ? 'member' : 'guest'}
        isSignedIn={isSignedIn}
        onSubmit={(asked) => void send(asked)}
        status={request.answer ? 'sent' : request.isSending ? 'sending' : 'idle'}
        privacyHref={legal.privacyPolicy}
        captcha={<Captcha key={round} {...captcha} {...captchaProps} />}
        captchaAnswer={answer}
      />
    </Dialog>
  );
}
