import { expect, it } from 'vitest';
import { hasPage } from './hasPage.ts';

it.each([
  ['/as/3356', true],
  ['/as-set/AS-EXAMPLE', true],
  ['/as-rating', false],
  ['/as-rating/global/score?ip=4&q=3356', false],
  ['/pro-subscribe', false],
  ['https://example.net/as-rating', true],
])('%s: %s', (href, isThere) => {
  expect(hasPage(href)).toBe(isThere);
});
