import { describe, expect, it } from 'vitest';
import { failureWords } from './failureWords.ts';

describe('failureWords', () => {
  const api = 'https://routes.example.net';
  it.each([
    ['E_TRANSPORT', 0, 'Failed to fetch', /^Can't reach https:\/\/routes\.example\.net\./],
    ['E_TRANSPORT', 0, 'Failed to fetch', /allow this site/],
    ['E_ANSWER', 200, 'not what the contract promises', /does not understand the version/],
    ['E_PRO_REQUIRED', 402, 'no', /Pro Subscription/],
    ['E_NOT_FOUND', 404, 'There is nothing at /v2/x', /^No data at .*: There is nothing at \/v2\/x/],
    ['E_TOO_MANY_REQUESTS', 429, 'x', /^Too many requests/],
    ['E_INTERNAL', 500, 'Something went wrong on the server.', /^Something went wrong on the server\.$/],
  ])('of %s (%i)', (code, status, message, words) => {
    expect(failureWords({ code, status, message }, api)).toMatch(words);
  });

  it('names no address where it is the page’s own server', () => {
    expect(failureWords({ code: 'E_TRANSPORT', status: 0, message: '' }, '')).toMatch(/^Can't reach the server\./);
  });
});
