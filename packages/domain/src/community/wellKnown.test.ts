import { describe, expect, it } from 'vitest';
import { readCommunity } from './communityText.ts';
import { findWellKnown, wellKnownByName, wellKnownByNumber, wellKnownCommunities } from './wellKnown.ts';

describe('well-known communities', () => {
  it.each([
    [0xffff_0000, 'GRACEFUL_SHUTDOWN', 'RFC 8326'],
    [0xffff_0001, 'ACCEPT_OWN', 'RFC 7611'],
    [0xffff_0006, 'LLGR_STALE', 'RFC 9494'],
    [0xffff_0007, 'NO_LLGR', 'RFC 9494'],
    [0xffff_0009, 'Standby PE', 'RFC 9026'],
    [0xffff_029a, 'BLACKHOLE', 'RFC 7999'],
    [0xffff_ff01, 'NO_EXPORT', 'RFC 1997'],
    [0xffff_ff02, 'NO_ADVERTISE', 'RFC 1997'],
    [0xffff_ff03, 'NO_EXPORT_SUBCONFED', 'RFC 1997'],
    [0xffff_ff04, 'NOPEER', 'RFC 3765'],
  ])('%i is %s of %s', (value, name, source) => {
    const community = `${value >>> 16}:${value & 0xffff}`;
    const known = wellKnownByNumber(community);
    expect(known?.name).toBe(name);
    expect(known?.description).toMatch(new RegExp(`^${name}: .*\\(${source}\\)$`));
    for (const written of [name, name.toLowerCase(), name.replaceAll('_', '-'), ` ${name.replaceAll('_', ' ')} `])
      expect([wellKnownByName(written)?.community, readCommunity(written)]).toEqual([community, community]);
  });

  it.each([
    ['local-as', '65535:65283'],
    ['no-peer', '65535:65284'],
  ])('%s is %s', (name, community) => expect(readCommunity(name)).toBe(community));

  it.each([
    ['65535:6', ['65535:6', '65535:666', '65535:65281', '65535:65282', '65535:65283', '65535:65284']],
    ['blackhole', ['65535:666']],
    ['graceful', ['65535:0', '65535:6', '65535:7']],
    ['No_Export', ['65535:65281', '65535:65283']],
    ['RFC 1997', ['65535:65281', '65535:65282', '65535:65283']],
    ['3356:', []],
    ['', []],
  ])('%j finds %j', (text, expected) => {
    expect(findWellKnown(text).map(({ community }) => community)).toEqual(expected);
  });

  it('knows no other number, and each but once', () => {
    expect(wellKnownByNumber('65535:10')).toBeUndefined();
    expect(new Set(wellKnownCommunities.map(({ community }) => community)).size).toBe(wellKnownCommunities.length);
  });
});
