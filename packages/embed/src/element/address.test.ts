import { describe, expect, it } from 'vitest';
import { apiAddress, pageAddress } from './address.ts';

describe('apiAddress', () => {
  const script = 'https://routes.example.net/embed/rating-table.js';
  it.each([
    ['https://api.example.net', 'https://api.example.net'],
    ['https://api.example.net/', 'https://api.example.net'],
    ['https://example.net/routes/?x=1#y', 'https://example.net/routes'],
    [null, 'https://routes.example.net'],
    ['', 'https://routes.example.net'],
    ['not an address', 'https://routes.example.net'],
    ['javascript:alert(1)', 'https://routes.example.net'],
  ])('of %s is %s', (attribute, expected) => {
    expect(apiAddress(attribute, script)).toBe(expected);
  });

  it('is the page’s own origin where the script has none', () => {
    expect(apiAddress(null, '')).toBe('');
  });
});

describe('pageAddress', () => {
  it.each([
    ['/as/3356', 'https://routes.example.net/as/3356'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('of %s is %s', (path, expected) => {
    expect(pageAddress(path, 'https://routes.example.net')).toBe(expected);
  });
});
