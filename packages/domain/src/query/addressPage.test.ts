import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOfPath, addressPage } from './addressPage.ts';

describe('the page of a block or an address', () => {
  it.each([
    ['8.8.8.0/24', '/prefix/8.8.8.0/24'],
    ['8.8.8.8/24', '/prefix/8.8.8.0/24'],
    ['8.8.8.8/32', '/prefix/8.8.8.8/32'],
    ['0.0.0.0/0', '/prefix/0.0.0.0/0'],
    ['2001:0DB8:0:0::/32', '/prefix/2001:db8::/32'],
    [' 8.8.8.8 ', '/ip/8.8.8.8'],
    ['2001:db8:0:0:0:0:0:1', '/ip/2001:db8::1'],
    ['8.8.8.0/33', undefined],
    ['8.8.8/24', undefined],
    ['AS15169', undefined],
    ['8.8.8.8/24/7', undefined],
    ['', undefined],
  ])('of %j is %s', (text, page) => {
    expect(addressPage(text)).toBe(page);
  });

  it.each([
    ['/prefix/8.8.8.0/24', '8.8.8.0/24'],
    ['/prefix/8.8.8.0%2F24', '8.8.8.0/24'],
    ['/prefix/2001%3Adb8%3A%3A%2F32/', '2001:db8::/32'],
    ['/ip/8.8.8.8', '8.8.8.8'],
    ['/ip/%E0', '%E0'],
    ['/ip', undefined],
    ['/as/3356', undefined],
  ])('%s names %s', (path, text) => {
    expect(addressOfPath(path)).toBe(text);
  });

  it('leads to itself, whatever names it', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), fc.integer({ min: 0, max: 33 }), (bytes, length) => {
        const page = addressPage(`${bytes.join('.')}/${length}`);
        expect(page === undefined).toBe(length > 32);
        if (page !== undefined) expect(addressPage(addressOfPath(page) ?? '')).toBe(page);
      }),
    );
  });
});
