import { describe, expect, it } from 'vitest';
import { consentTo, cookieCategories, allCookies, necessaryCookies } from './consent.ts';

describe('consentTo', () => {
  it.each([
    [[], necessaryCookies],
    [['necessary'], necessaryCookies],
    [cookieCategories, allCookies],
    [['analytics'], { ...necessaryCookies, analytics: true }],
    [['marketing', 'functional'], { ...allCookies, analytics: false }],
  ] as const)('%j', (ticked, consent) => {
    expect(consentTo(ticked)).toEqual(consent);
  });
});
