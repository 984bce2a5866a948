import { expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

it.each(['/', '/as/3356', '/as/3356?x=1&y=%2F#z', '/search?q=//example.net'])('keeps %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it.each([
  '',
  'as/3356',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  `/${'x'.repeat(3_000)}`,
])('refuses %j', (given) => expect(safeRedirect(given)).toBe(null));
