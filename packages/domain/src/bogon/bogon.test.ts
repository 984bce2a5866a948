import { describe, expect, it } from 'vitest';
import { parsePrefix, type Prefix } from '../prefix/prefix.ts';
import { createBogonCheck } from './bogonCheck.ts';
import { IANA_REGISTRY, ordinaryIn, registryOfFiles, withOrdinary } from './registry.ts';

const check = createBogonCheck();
const kindOf = (text: string) => check.prefix(parsePrefix(text) as Prefix)?.kind;

describe('prefix bogons', () => {
  it.each([
    '192.0.0.9/32',
    '192.0.0.10/32',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.175.48.0/24',
    '64:ff9b::/96',
    '0.0.0.0/0',
    '::/0',
    '100.63.255.0/24',
    '100.128.0.0/24',
    '172.15.255.0/24',
    '198.17.255.0/24',
    '8.8.8.0/24',
    '2001:db9::/32',
    '2a00::/48',
  ])('%s is ordinary', (text) => {
    expect(kindOf(text)).toBeUndefined();
  });

  it.each([
    '100.64.0.0/24',
    '100.127.255.0/24',
    '172.16.0.0/24',
    '198.18.0.0/24',
    '10.0.0.0/8',
    '192.0.0.0/24',
    '192.0.0.8/32',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '2001:db8::/32',
    'fd00::/8',
    'fe80::/64',
    'ff02::/16',
    '::1/128',
  ])('%s is in reserved space', (text) => {
    expect(kindOf(text)).toBe('special-purpose');
  });

  it.each(['8.8.8.0/25', '8.8.8.8/32', '2a00::/49'])('%s has a too big mask', (text) => {
    expect(kindOf(text)).toBe('too-big-mask');
  });

  it('names the most specific block', () => {
    expect(check.prefix(parsePrefix('192.0.2.0/24') as Prefix)).toMatchObject({
      block: { name: 'Documentation (TEST-NET-1)' },
    });
  });
});

describe('AS number bogons', () => {
  it.each([0, 23_456, 64_496, 64_512, 65_535, 65_551, 65_552, 131_071, 4_200_000_000, 4_294_967_295])(
    '%i is reserved',
    (asn) => {
      expect(check.path([3356, asn, 15_169])?.asn).toBe(asn);
    },
  );

  it.each([112, 23_455, 64_495, 131_072, 4_199_999_999])('%i is ordinary', (asn) => {
    expect(check.path([asn])).toBeUndefined();
  });

  it('names the one nearest the origin', () => {
    expect(check.path([64_512, 3356, 65_000, 15_169])?.asn).toBe(65_000);
  });
});

describe('a registry of its own', () => {
  const lab = createBogonCheck(
    withOrdinary(IANA_REGISTRY, { prefixes: ['10.0.0.0/8', 'fd00::/8'], asns: [{ first: 64_512, last: 65_534 }] }),
  );

  it('tells which reserved numbers a registry leaves out', () => {
    const lab = withOrdinary(IANA_REGISTRY, { prefixes: [], asns: [{ first: 64_512, last: 65_534 }] });
    expect(ordinaryIn(lab)).toEqual([{ first: 64_512, last: 65_534 }]);
    expect(ordinaryIn(IANA_REGISTRY)).toEqual([]);
    expect(ordinaryIn(registryOfFiles([], lab.reservedAsns))).toEqual([{ first: 64_512, last: 65_534 }]);
  });

  it('declares blocks and numbers ordinary', () => {
    expect(lab.prefix(parsePrefix('10.1.0.0/16') as Prefix)).toBeUndefined();
    expect(lab.prefix(parsePrefix('fd00:1::/32') as Prefix)).toBeUndefined();
    expect(lab.path([64_512, 65_534])).toBeUndefined();
  });

  it('leaves the others as they are', () => {
    expect(lab.prefix(parsePrefix('192.168.0.0/16') as Prefix)?.kind).toBe('special-purpose');
    expect(lab.prefix(parsePrefix('10.1.0.0/25') as Prefix)?.kind).toBe('too-big-mask');
    expect(lab.prefix(parsePrefix('fc00::/16') as Prefix)?.kind).toBe('special-purpose');
    expect(lab.path([64_511])?.asn).toBe(64_511);
    expect(lab.path([65_535])?.asn).toBe(65_535);
  });
});
