import { describe, expect, it } from 'vitest';
import { redirectPath } from './redirectPath.ts';

describe('redirectPath', () => {
  it.each([
    ['/as/3356?tab=1#top', '/as/3356?tab=1#top'],
    ['/user/messages?thread=7', '/user/messages?thread=7'],
    ['/', '/'],
  ])('leads to %s', (text, path) => {
    expect(redirectPath(text, '/elsewhere')).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'as/3356',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    '/auth/login',
    '/x/../auth/login',
  ])('never follows %j', (text) => {
    expect(redirectPath(text, '/elsewhere')).toBe('/elsewhere');
  });
});
