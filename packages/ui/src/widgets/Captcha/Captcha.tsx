import { honeypot } from '../../facts/honeypot.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ProofOfWork, type ProofOfWorkProps } from './ProofOfWork.tsx';
import { Recaptcha, type RecaptchaProps } from './Recaptcha.tsx';

export type CaptchaProps = ProofOfWorkProps | RecaptchaProps;

/** The check a form brings for visitors: everything but what it answers to. */
export type CaptchaSource =
  | Omit<ProofOfWorkProps, 'onSolved' | 'onExpired'>
  | Omit<RecaptchaProps, 'onSolved' | 'onExpired'>;

/** Proof that a person sends the form: by work of the browser, or by reCAPTCHA. To begin again, give it another `key`. */
export function Captcha(props: CaptchaProps) {
  return props.kind === 'recaptcha' ? <Recaptcha {...props} /> : <ProofOfWork {...props} />;
}

/** A field that no one sees: a program that fills in all fields gives itself away (`trappedIn`). For forms that write to others; a form that signs in asks for a secret already. */
export function Honeypot() {
  return (
    <VisuallyHidden>
      <span aria-hidden>
        <input name={honeypot} type="text" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </span>
    </VisuallyHidden>
  );
}
