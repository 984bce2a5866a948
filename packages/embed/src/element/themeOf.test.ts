import { describe, expect, it } from 'vitest';
import { themeOf } from './themeOf.ts';

describe('themeOf', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    ['sepia', false, 'light'],
  ] as const)('%s on a system that is dark: %s gives %s', (attribute, systemIsDark, expected) => {
    expect(themeOf(attribute, systemIsDark)).toBe(expected);
  });
});
