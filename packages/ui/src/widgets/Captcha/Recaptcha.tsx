import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import * as styles from './Captcha.css.ts';

/** Options and callbacks of the reCAPTCHA widget. */
export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly onSolved: (payload: string) => void;
  readonly onExpired: () => void;
  readonly onFailed: () => void;
}

export interface RecaptchaProps {
  readonly kind: 'recaptcha';
  readonly siteKey: string;
  /** Renders the reCAPTCHA widget into the element and returns a function that removes it; the application loads its script. */
  readonly draw: (place: HTMLElement, options: RecaptchaOptions) => () => void;
  /** Called with the payload to send with the form. */
  readonly onSolved: (payload: string) => void;
  /** Called when the answer is no longer valid. */
  readonly onExpired?: () => void;
}

/** Space for the reCAPTCHA widget, which shows its own states except its failure to load. */
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
