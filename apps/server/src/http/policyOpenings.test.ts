import { describe, expect, it } from 'vitest';
import { openedPolicy, openingsOf } from './policyOpenings.ts';

const strict =
  "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'; img-src 'self' data:; base-uri 'none'";
const nothing = { recaptcha: null, tiles: null, hosts: {} };
const opened = (more: Partial<Parameters<typeof openingsOf>[0]>) =>
  openedPolicy(strict, openingsOf({ ...nothing, ...more })).split('; ');

describe('the policy of a page', () => {
  it('stays as it is where no setting opens it', () => {
    expect(opened({})).toEqual(strict.split('; '));
  });

  it('lets reCAPTCHA in where its keys are set, and nothing else', () => {
    expect(opened({ recaptcha: { siteKey: 'x' } })).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-x' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "connect-src 'self' https://www.google.com/recaptcha/",
      "img-src 'self' data:",
      "base-uri 'none'",
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ]);
  });

  it('lets the tiles of a map be shown, and nothing else', () => {
    const tiles = { url: 'https://tiles.example.net/a/{z}/{x}/{y}.png', attribution: '' };
    expect(opened({ tiles })).toEqual(
      strict.replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example.net").split('; '),
    );
  });

  it('lets calls reach the hosts that are elsewhere, each once', () => {
    const hosts = { whois: 'https://api.example.net/whois', blog: 'https://api.example.net/blog' };
    expect(opened({ hosts })).toEqual(
      strict.replace("connect-src 'self'", "connect-src 'self' https://api.example.net").split('; '),
    );
  });
});
