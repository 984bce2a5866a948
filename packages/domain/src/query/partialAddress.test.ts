import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPrefix } from '../prefix/prefix.ts';
import { partialAddress } from './partialAddress.ts';

const blockOf = (text: string): string | undefined => {
  const prefix = partialAddress(text);
  return prefix && formatPrefix(prefix);
};

it.each([
  ['10.', '10.0.0.0/8'],
  ['1.0', '1.0.0.0/16'],
  ['1.0.0', '1.0.0.0/24'],
  ['192.168.1.', '192.168.1.0/24'],
  ['2001:', '2001::/16'],
  ['2001:db8', '2001:db8::/32'],
  ['2001:DB8:', '2001:db8::/32'],
  ['2001:db8:0', '2001:db8::/48'],
  ['2a00:1450:4001:80f:0:0:0', '2a00:1450:4001:80f::/112'],
  ['10', undefined],
  ['1.0.0.0', undefined],
  ['1.0.0.0.', undefined],
  ['256.1', undefined],
  ['1..2', undefined],
  ['.1', undefined],
  ['2001', undefined],
  ['2001::', undefined],
  ['::', undefined],
  [':', undefined],
  ['1:2:3:4:5:6:7:8', undefined],
  ['12345:1', undefined],
  ['db8g:1', undefined],
  ['example.net', undefined],
  ['', undefined],
])('%j is the beginning of the addresses of %s', (text, block) => {
  expect(blockOf(text)).toBe(block);
});

it('reads any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => partialAddress(text) !== null));
});
