import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import * as styles from './Captcha.css.ts';

/** What the widget of reCAPTCHA is drawn with and answers to. */
export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly onSolved: (payload: string) => void;
  readonly onExpired: () => void;
  readonly onFailed: () => void;
}

export interface RecaptchaProps {
  readonly kind: 'recaptcha';
  readonly siteKey: string;
  /** Draws reCAPTCHA's widget into the place and gives the way to take it down: its script is the application's to load. */
  readonly draw: (place: HTMLElement, options: RecaptchaOptions) => () => void;
  /** What is to be sent with the form. */
  readonly onSolved: (payload: string) => void;
  /** The answer holds no longer. */
  readonly onExpired?: () => void;
}

/** A place for the widget of reCAPTCHA, which says its own states but for its failure to come at all. */
export function Recaptcha({ siteKey, draw, onSolved, onExpired }: RecaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const options = useEffectEvent(() => ({
    onSolved: (payload: string) => {
      setFailed(false);
      onSolved(payload);
    },
    onExpired: () => onExpired?.(),
    onFailed: () => setFailed(true),
  }));
  useEffect(() => (place.current ? draw(place.current, { siteKey, ...options() }) : undefined), [siteKey, draw]);
  return (
    <>
      <div ref={place} className={styles.place} />
      {hasFailed && (
        <Banner tone="invalid" live>
          The check could not be loaded. Check your connection and reload the page.
        </Banner>
      )}
    </>
  );
}
