export { Captcha, type CaptchaProps, type CaptchaSource } from '../src/widgets/Captcha/Captcha.tsx';
export type { CaptchaChallenge } from '../src/widgets/Captcha/challenge.ts';
export type { RecaptchaOptions } from '../src/widgets/Captcha/Recaptcha.tsx';
export { useCaptchaAnswer, type CaptchaAnswer } from '../src/facts/useCaptchaAnswer.ts';
