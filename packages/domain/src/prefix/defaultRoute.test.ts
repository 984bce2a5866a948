import { expect, it } from 'vitest';
import { isDefaultRoute } from './defaultRoute.ts';
import { parsePrefix } from './prefix.ts';

it.each([
  ['0.0.0.0/0', true],
  ['::/0', true],
  ['0.0.0.0/1', true],
  ['128.0.0.0/1', true],
  ['8000::/1', true],
  ['2000::/3', true],
  ['8.0.0.0/7', true],
  ['8.0.0.0/8', false],
  ['2600::/12', true],
  ['2630::/16', false],
  ['8.8.8.8', false],
])('%s is a default route: %s', (text, expected) => {
  const prefix = parsePrefix(text);
  expect(prefix && isDefaultRoute(prefix)).toBe(expected);
});
