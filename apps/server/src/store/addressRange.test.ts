import { expect, it } from 'vitest';
import { blockAround } from './addressRange.ts';

it.each([
  ['1.0.128.5', '1.0.128.0', '1.0.196.255', '1.0.128.0/18'],
  ['1.0.196.5', '1.0.128.0', '1.0.196.255', '1.0.196.0/24'],
  ['8.8.8.8', '8.8.8.0', '8.8.8.255', '8.8.8.0/24'],
  ['8.8.8.8', '8.8.8.8', '8.8.8.8', '8.8.8.8/32'],
  ['1.2.3.4', '0.0.0.0', '255.255.255.255', '0.0.0.0/0'],
  ['2001:db8::1', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::/32'],
])('the block around %s in %s to %s is %s', (address, first, last, block) =>
  expect(blockAround(address, first, last)).toBe(block),
);
