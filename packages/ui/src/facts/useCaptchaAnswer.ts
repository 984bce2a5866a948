import { useState } from 'react';

export interface CaptchaAnswer {
  /** What is sent with the form; null until the captcha is solved, and again after each try. */
  readonly answer: string | null;
  /** Which try it is: the captcha's `key`. */
  readonly round: number;
  /** What the captcha answers to. */
  readonly captchaProps: { readonly onSolved: (answer: string) => void; readonly onExpired: () => void };
  /** An answer is valid for one try: asks for a new one. */
  readonly renew: () => void;
}

/** The answer of a captcha inside a form. */
export function useCaptchaAnswer(): CaptchaAnswer {
  const [answer, setAnswer] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const forget = (): void => setAnswer(null);
  return {
    answer,
    round,
    captchaProps: { onSolved: setAnswer, onExpired: forget },
    renew: () => {
      forget();
      setRound((tries) => tries + 1);
    },
  };
}
