import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedAsn } from './reserved.ts';
import { specialAsn } from './specialAsn.ts';

describe('what a reserved AS number is kept for', () => {
  it.each([
    [0, 'zero'],
    [1, undefined],
    [23_456, 'as-trans'],
    [64_495, undefined],
    [64_496, 'documentation'],
    [64_511, 'documentation'],
    [64_512, 'private'],
    [65_534, 'private'],
    [65_535, 'last'],
    [65_536, 'documentation'],
    [65_552, 'reserved'],
    [131_071, 'reserved'],
    [131_072, undefined],
    [4_199_999_999, undefined],
    [4_200_000_000, 'private'],
    [4_294_967_295, 'last'],
  ])('AS%d: %s', (asn, use) => {
    expect(specialAsn(asn)?.use).toBe(use);
  });

  it('is told of exactly the reserved numbers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(140_000), fc.nat(4_294_967_295)), (asn) => {
        expect(specialAsn(asn) !== undefined).toBe(isReservedAsn(asn));
      }),
    );
  });
});

it.each([
  [0, 'RFC 7607'],
  [23_456, 'RFC 6793'],
  [65_536, 'RFC 5398'],
  [64_512, 'RFC 6996'],
  [4_294_967_295, 'RFC 7300'],
  [65_552, ''],
])('AS%d is set aside by %j', (asn, source) => {
  expect(specialAsn(asn)?.source).toBe(source);
});
