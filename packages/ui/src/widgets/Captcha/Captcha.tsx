import { Honeypot } from './Honeypot.tsx';
import { ProofOfWork, type ProofOfWorkProps } from './ProofOfWork.tsx';
import { Recaptcha, type RecaptchaProps } from './Recaptcha.tsx';

export type CaptchaProps = ProofOfWorkProps | RecaptchaProps;

/** The check a form brings for visitors: everything but what it answers to. */
export type CaptchaSource =
  | Omit<ProofOfWorkProps, 'onSolved' | 'onExpired'>
  | Omit<RecaptchaProps, 'onSolved' | 'onExpired'>;

/** Proof that a person sends the form: by work of the browser, or by reCAPTCHA. To begin again, give it another `key`. A field that only programs fill in comes with it (`trappedIn`). */
export function Captcha(props: CaptchaProps) {
  return (
    <>
      {props.kind === 'recaptcha' ? <Recaptcha {...props} /> : <ProofOfWork {...props} />}
      <Honeypot />
    </>
  );
}
