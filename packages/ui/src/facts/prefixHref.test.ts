import { expect, it } from 'vitest';
import { prefixHref } from './prefixHref.ts';

it.each([
  ['10.0.0.0/8', '/prefix/10.0.0.0/8'],
  ['fd00::/8', '/prefix/fd00::/8'],
  ['10.0.0.1', '/ip/10.0.0.1'],
  ['fd00::1', '/ip/fd00::1'],
])('%s leads to %s', (prefix, href) => {
  expect(prefixHref(prefix)).toBe(href);
});
