import type { RecaptchaOptions } from '@routeglass/ui/Captcha';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** The object that reCAPTCHA's script puts on `window`. */
interface Recaptcha {
  readonly ready: (then: () => void) => void;
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => number;
  readonly reset: (widget: number) => void;
}

const inWindow = (): Recaptcha | undefined => (window as { grecaptcha?: Recaptcha }).grecaptcha;

let loading: Promise<void> | undefined;

function load(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => inWindow()?.ready(resolve));
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error('reCAPTCHA could not be loaded'));
    });
    document.head.append(script);
  });
  return loading;
}

/** Renders reCAPTCHA's widget into an element. Returns a function that removes it. */
export function drawRecaptcha(place: HTMLElement, options: RecaptchaOptions): () => void {
  let isOver = false;
  let widget: number | undefined;
  load().then(() => {
    if (isOver) return;
    widget = inWindow()?.render(place, {
      sitekey: options.siteKey,
      callback: options.onSolved,
      'expired-callback': options.onExpired,
      'error-callback': options.onFailed,
    });
  }, options.onFailed);
  return () => {
    isOver = true;
    if (widget !== undefined) inWindow()?.reset(widget);
    place.replaceChildren();
  };
}
