import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrefix, type Prefix } from '../prefix/prefix.ts';
import { createBogonCheck } from './bogonCheck.ts';
import { IANA_SPECIAL_PURPOSE } from './ianaSpecialPurpose.ts';
import { IANA_REGISTRY, readBlocks, registryOfFiles } from './registry.ts';
import { specialPurposeReader } from './specialPurposeCsv.ts';

const BLOCKS = specialPurposeReader(['Address Block', 'Name', 'RFC', 'Termination Date', 'Globally Reachable']);
const ASNS = specialPurposeReader(['AS Number', 'Reason for Reservation', 'Reference']);
const prefix = (text: string) => parsePrefix(text) as Prefix;

describe('a row of a special-purpose registry', () => {
  it.each([
    [['10.0.0.0/8', 'Private-Use', '[RFC1918]', 'N/A', 'False'], [['10.0.0.0/8', 'Private-Use', 'RFC 1918', false]]],
    [
      ['192.0.0.0/24 [2]', 'IETF Protocol Assignments', '[RFC6890], Section 2.1', 'N/A', 'False [2]'],
      [['192.0.0.0/24', 'IETF Protocol Assignments', 'RFC 6890, Section 2.1', false]],
    ],
    [
      ['192.0.0.170/32, 192.0.0.171/32', 'NAT64/DNS64 Discovery', '[RFC8880]\n    [RFC7050]', 'N/A', 'False'],
      [
        ['192.0.0.170/32', 'NAT64/DNS64 Discovery', 'RFC 8880, RFC 7050', false],
        ['192.0.0.171/32', 'NAT64/DNS64 Discovery', 'RFC 8880, RFC 7050', false],
      ],
    ],
    [['2002::/16 [3]', '6to4', '[RFC3056]', 'N/A', 'N/A [3]'], [['2002::/16', '6to4', 'RFC 3056', true]]],
    [
      ['192.88.99.0/24', 'Deprecated', '[RFC7526]', '2015-03', 'N/A'],
      [['192.88.99.0/24', 'Deprecated', 'RFC 7526', false]],
    ],
  ])('%j', (fields, blocks) => expect(BLOCKS?.(fields)).toEqual({ kind: 'blocks', blocks }));

  it.each([
    [['nowhere/8', 'x', '', 'N/A', 'True'], 'an invalid address block'],
    [['10.0.0.0/8', 'x', '', 'N/A', 'perhaps'], 'neither true nor false for globally reachable'],
    [[], 'an invalid address block'],
  ])('says what is wrong with %j', (fields, reason) => expect(BLOCKS?.(fields)).toEqual({ kind: 'bad', reason }));

  it('reserves numbers, and leaves AS112 to its purpose', () => {
    expect(ASNS?.(['64496-64511', 'For documentation', ''])).toEqual({
      kind: 'asns',
      asns: { first: 64_496, last: 64_511, reason: 'For documentation' },
    });
    expect(ASNS?.(['112', 'Used by the AS112 project to sink misdirected DNS queries', ''])).toEqual({
      kind: 'ordinary',
    });
    expect(ASNS?.(['9-7', 'x', ''])).toEqual({ kind: 'bad', reason: 'an invalid AS number' });
  });

  it('reads any fields without throwing', () => {
    fc.assert(fc.property(fc.array(fc.string()), (fields) => void [BLOCKS?.(fields), ASNS?.(fields)]));
  });
});

describe('a registry of files', () => {
  const ordinary = registryOfFiles(readBlocks([['10.0.0.0/8', 'Laboratory', 'x', true]]), [{ first: 0, last: 0 }]);

  it('takes the place of the built-in one, but for what IANA keeps elsewhere', () => {
    const check = createBogonCheck(ordinary);
    expect(check.prefix(prefix('10.1.0.0/16'))).toBeUndefined();
    expect(check.prefix(prefix('192.168.0.0/16'))).toBeUndefined();
    expect(check.prefix(prefix('224.1.0.0/16'))?.kind).toBe('special-purpose');
    // No IPv6 file is loaded, so the built-in registry applies.
    expect(check.prefix(prefix('2001:db8::/32'))?.kind).toBe('special-purpose');
    expect(check.path([64_512])).toBeUndefined();
    expect(check.path([70_000])?.range).toEqual({ first: 65_552, last: 131_071 });
  });

  it('of the built-in rows judges as the built-in registry', () => {
    const again = createBogonCheck(registryOfFiles(readBlocks(IANA_SPECIAL_PURPOSE), []));
    const check = createBogonCheck(IANA_REGISTRY);
    for (const [text] of IANA_SPECIAL_PURPOSE) expect(again.prefix(prefix(text))).toEqual(check.prefix(prefix(text)));
  });
});
