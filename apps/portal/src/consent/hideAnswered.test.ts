import { readConsent } from '@routeglass/api-client/accounts';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { hideAnswered } from './hideAnswered.ts';

/** Whether the script hides the question from a browser. */
function isHidden(document: object, navigator: object = {}): boolean {
  const marks = new Set<string>();
  const documentElement = { setAttribute: (name: string) => void marks.add(name) };
  runInNewContext(hideAnswered, { navigator, document: Object.assign(document, { documentElement }) });
  return marks.size > 0;
}

describe('hideAnswered', () => {
  it.each([
    ['cookie-consent=necessary', true],
    ['theme=dark; cookie-consent=necessary.analytics', true],
    ['cookie-consent=necessary; theme=dark', true],
    ['', false],
    ['cookie-consent=', false],
    ['cookie-consent=necessarily', false],
    ['old-cookie-consent=necessary', false],
  ])('takes the cookies %j for an answer as the code does: %s', (cookie, isAnswered) => {
    expect(isHidden({ cookie })).toBe(isAnswered);
    expect(readConsent(cookie) !== null).toBe(isAnswered);
  });

  it.each([[{ globalPrivacyControl: true }], [{ doNotTrack: '1' }]])(
    'takes %j of the browser for a no',
    (navigator) => {
      expect(isHidden({ cookie: '' }, navigator)).toBe(true);
    },
  );

  it('asks if the browser does not let the page read cookies', () => {
    const document = {
      get cookie(): string {
        throw new Error('SecurityError');
      },
    };
    expect(isHidden(document)).toBe(false);
  });
});
