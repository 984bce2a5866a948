import { useState } from 'react';

export interface CaptchaAnswer {
  /** Sent with the form; null until the captcha is solved, and again after each try. */
  readonly answer: string | null;
  /** Number of the try: the captcha's `key`. */
  readonly round: number;
  /** Callbacks for the captcha. */
  readonly captchaProps: { readonly onSolved: (answer: string) => void; readonly onExpired: () => void };
  /** Requests a new answer, since each is valid for one try. */
  readonly renew: () => void;
}

/** State of a captcha in a form. */
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
