import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  communityOwner,
  communityText,
  extendedCommunityText,
  largeCommunityText,
  readCommunity,
} from './communityText.ts';

const word = fc.integer({ min: 0, max: 0xffff_ffff });

describe('the text of a community', () => {
  it('is its numbers', () => {
    expect(communityText(0x0d1c_0064)).toBe('3356:100');
    expect(communityText(0xffff_ff01 | 0)).toBe('65535:65281');
    expect(largeCommunityText(4_200_000_001, 1, 0xffff_ffff)).toBe('4200000001:1:4294967295');
  });

  it.each([
    [0x0002_0d1c, 100, 'rt 3356:100'],
    [0x4002_0d1c, 100, 'rt 3356:100'],
    [0x0003_0d1c, 0xffff_ffff, 'soo 3356:4294967295'],
    [0x0102_c000, 0x0201_0005, 'rt 192.0.2.1:5'],
    [0x0203_0001, 0x0000_0007, 'soo 65536:7'],
    [0x030c_0000, 8, 'ext 0x030c000000000008'],
    [0x8006_0000, 0, 'ext 0x8006000000000000'],
  ])('of the extended one %i %i is %s', (high, low, text) => {
    expect(extendedCommunityText(high, low)).toBe(text);
  });

  it('is read as it is written', () => {
    fc.assert(
      fc.property(word, word, word, (one, two, three) => {
        for (const text of [communityText(one), largeCommunityText(one, two, three), extendedCommunityText(one, two)])
          expect(readCommunity(text)).toBe(text);
      }),
    );
  });

  it.each([
    ['03356:0100', '3356:100'],
    [' No-Export ', '65535:65281'],
    ['BLACKHOLE', '65535:666'],
    ['RT  3356:7', 'rt 3356:7'],
    ['65536:1', undefined],
    ['rt 99999999999:1', undefined],
    ['3356', undefined],
    ['hasOwnProperty', undefined],
    ['', undefined],
  ])('%j is read as %s', (text, community) => {
    expect(readCommunity(text)).toBe(community);
  });

  it('is read without throwing, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => void readCommunity(text)));
  });

  it.each([
    ['3356:100', 3356],
    ['4200000001:1:2', 4_200_000_001],
    ['rt 3356:7', 3356],
    ['rt 192.0.2.1:7', undefined],
    ['ext 0x030c000000000008', undefined],
  ])('%s belongs to %s', (community, asn) => {
    expect(communityOwner(community)).toBe(asn);
  });
});
