import { describe, expect, it } from 'vitest';
import { nothingOptional, readConsent, writeConsent } from './consent.ts';

describe('readConsent', () => {
  it.each([
    ['cookie-consent=necessary', nothingOptional],
    ['a=1; cookie-consent=necessary.analytics; b=2', { ...nothingOptional, analytics: true }],
    ['cookie-consent=necessary.functional.marketing', { ...nothingOptional, functional: true, marketing: true }],
    ['cookie-consent=analytics', null],
    ['cookie-consent=', null],
    ['not-cookie-consent=necessary.analytics', null],
    ['', null],
    [undefined, null],
  ])('%j', (cookies, consent) => {
    expect(readConsent(cookies)).toEqual(consent);
  });

  it('reads what was written', () => {
    for (const analytics of [true, false])
      for (const functional of [true, false]) {
        const consent = { ...nothingOptional, analytics, functional };
        expect(readConsent(`cookie-consent=${writeConsent(consent)}`)).toEqual(consent);
      }
  });
});
