import { expect, it } from 'vitest';
import { comparePrefixes, parsePrefix } from '../prefix/prefix.ts';
import { addressVolume } from './addressVolume.ts';

it.each([
  [[], 0],
  [['10.0.0.0/8'], 2 ** 24],
  [['10.0.0.0/8', '10.0.0.0/24', '10.255.255.255/32'], 2 ** 24],
  [['10.0.0.0/24', '10.0.1.0/24', '11.0.0.0/25'], 640],
  [['2001:db8::/32', '2001:db8:1::/48'], 2 ** 32],
  [['0.0.0.0/0', '10.0.0.0/24'], 256],
  [['128.0.0.0/1'], 0],
  [['2001:db8::/64', '2001:db8:0:1::/65'], 1.5],
])('%j hold %d', (texts, size) => {
  const prefixes = texts.flatMap((text) => parsePrefix(text) ?? []).sort(comparePrefixes);
  expect(addressVolume(prefixes)).toBe(size);
});
