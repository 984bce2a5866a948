import { expect, it } from 'vitest';
import { prefixHref } from './prefixHref.ts';

it.each([
  ['10.0.0.0/8', 64512, '/as/64512/graph?prefix=10.0.0.0/8'],
  ['fd00::/8', 64512, '/as/64512/graph?prefix=fd00::/8'],
  ['10.0.0.0/8', undefined, '/search?query=10.0.0.0%2F8'],
])('%s of %s leads to %s', (prefix, origin, href) => {
  expect(prefixHref(prefix, origin)).toBe(href);
});
