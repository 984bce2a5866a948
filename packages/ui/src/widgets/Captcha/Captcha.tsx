import { honeypot } from '../../facts/honeypot.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ProofOfWork, type ProofOfWorkProps } from './ProofOfWork.tsx';
import { Recaptcha, type RecaptchaProps } from './Recaptcha.tsx';

export type CaptchaProps = ProofOfWorkProps | RecaptchaProps;

/** A form's check for visitors: all props except the callbacks. */
export type CaptchaSource =
  | Omit<ProofOfWorkProps, 'onSolved' | 'onExpired'>
  | Omit<RecaptchaProps, 'onSolved' | 'onExpired'>;

/** Proof that a person sends the form: by work of the browser, or by reCAPTCHA. Change its `key` to start over. */
export function Captcha(props: CaptchaProps) {
  return props.kind === 'recaptcha' ? <Recaptcha {...props} /> : <ProofOfWork {...props} />;
}

/** A hidden field that bots fill in (`trappedIn`). For forms that send messages; a log-in form asks for a secret anyway. */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <span aria-hidden>
        <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </span>
    </VisuallyHidden>
  );
}
