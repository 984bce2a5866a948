import { describe, expect, it } from 'vitest';
import { asnList, asnValue, countValue, flagValue, prefixValue } from './attributeValues.ts';

describe('values of attributes', () => {
  it.each([
    ['3356', 3356],
    ['AS3356', 3356],
    [' as64512 ', 64512],
    ['4294967296', undefined],
    ['AS-SET', undefined],
    ['', undefined],
    [null, undefined],
  ])('asn %s is %s', (text, expected) => expect(asnValue(text)).toBe(expected));

  it.each([
    ['174, AS1299 3356', [174, 1299, 3356]],
    ['x,174', [174]],
    [null, []],
  ])('targets %s are %j', (text, expected) => expect(asnList(text)).toEqual(expected));

  it.each([
    ['192.0.2.0/24', '192.0.2.0/24'],
    [' 2001:DB8::/32 ', '2001:db8::/32'],
    ['192.0.2.1', '192.0.2.1/32'],
    ['192.0.2.1/24', undefined],
    ['elsewhere', undefined],
    [null, undefined],
  ])('prefix %s is %s', (text, expected) => expect(prefixValue(text)).toBe(expected));

  it.each([
    ['', true],
    ['true', true],
    ['false', false],
    [null, false],
  ])('flag %j is %s', (text, expected) => expect(flagValue(text)).toBe(expected));

  it.each([
    ['20', 20],
    ['0', 10],
    ['101', 10],
    ['-1', 10],
    [null, 10],
  ])('count %s is %i', (text, expected) => expect(countValue(text, 10, 100)).toBe(expected));
});
