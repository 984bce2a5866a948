import { describe, expect, it } from 'vitest';
import { openedPolicy, openingsOf } from './policyOpenings.ts';

const strict = "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'; base-uri 'none'";

describe('the policy of a page', () => {
  it('stays as it is where no setting opens it', () => {
    expect(openedPolicy(strict, openingsOf({ recaptcha: null }))).toBe(strict);
  });

  it('lets reCAPTCHA in where its keys are set, and nothing else', () => {
    expect(openedPolicy(strict, openingsOf({ recaptcha: { siteKey: 'x' } }))).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-x' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
        "connect-src 'self' https://www.google.com/recaptcha/",
        "base-uri 'none'",
        'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      ].join('; '),
    );
  });
});
