import { describe, expect, it } from 'vitest';
import { websiteOf } from './website.ts';

describe('websiteOf', () => {
  it.each([
    [null, undefined],
    ['  ', undefined],
    ['https://www.example.net/', { href: 'https://www.example.net/', text: 'example.net' }],
    ['http://example.net/peering', { href: 'http://example.net/peering', text: 'example.net/peering' }],
    ['example.net', { href: 'https://example.net/', text: 'example.net' }],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
  ])('%j', (text, site) => {
    expect(websiteOf(text)).toEqual(site);
  });
});
