import { describe, expect, it } from 'vitest';
import { formatAsn, parseAsn } from './asn.ts';
import { isReservedAsn } from './reserved.ts';

describe('AS numbers', () => {
  it.each([
    ['AS3356', 3356],
    ['as3356', 3356],
    ['3356', 3356],
    ['1.10', 65_546],
    ['AS65535.65535', 4_294_967_295],
    ['0', 0],
    ['4294967295', 4_294_967_295],
  ])('reads %s as %d', (text, asn) => expect(parseAsn(text)).toBe(asn));

  it.each(['', 'AS', 'AS 1', '-1', '4294967296', '1.65536', '65536.1', '1.2.3', '1e3', 'AS-SET', ' 1', '0x10'])(
    'refuses %j',
    (text) => expect(parseAsn(text)).toBeUndefined(),
  );

  it('writes the letters and the plain number', () => expect(formatAsn(65_546)).toBe('AS65546'));
});

describe('reserved AS numbers', () => {
  it.each([0, 23_456, 64_496, 64_512, 65_534, 65_535, 65_551, 65_552, 131_071, 4_200_000_000, 4_294_967_295])(
    'AS%d is',
    (asn) => expect(isReservedAsn(asn)).toBe(true),
  );
  it.each([1, 112, 3356, 23_455, 23_457, 64_495, 131_072, 4_199_999_999])('AS%d is not', (asn) =>
    expect(isReservedAsn(asn)).toBe(false),
  );

  it('leaves out what a registry declares ordinary', () => {
    const laboratory = [{ first: 64_512, last: 65_534 }];
    expect([64_511, 64_512, 65_534, 65_535].map((asn) => isReservedAsn(asn, laboratory))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
