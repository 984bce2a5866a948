import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommunityPattern } from './communityPattern.ts';
import { describeCommunity } from './describeCommunity.ts';

function described(pattern: string, description: string, community: string): string | undefined {
  const parsed = parseCommunityPattern(pattern);
  return parsed && describeCommunity(parsed, description, community);
}

/** Parts of a pattern, their text in a community, and the wildcards of the part with their values. */
const digit = fc.integer({ min: 0, max: 9 }).map(String);
const number = fc.integer({ min: 0, max: 9999 }).map(String);
const part = fc.oneof(
  number.map((text) => ({ pattern: text, text, letters: [] as string[], values: [] as string[] })),
  number.map((text) => ({ pattern: '0-9999', text, letters: [], values: [] })),
  fc.tuple(number, number).map(([before, value]) => {
    return { pattern: `${before}nnn`, text: before + value, letters: ['nnn'], values: [value] };
  }),
  fc.tuple(number, digit, digit, digit).map(([before, one, two, after]) => {
    const pattern = `${before}xx${after}`;
    return { pattern, text: before + one + two + after, letters: ['x', 'x'], values: [one, two] };
  }),
);

describe('the description of a community', () => {
  it.each([
    ['12389:601x', 'GTT with $0 12389 prepend', '12389:6013', 'GTT with 3 12389 prepend'],
    ['12389:601x', 'GTT with $0 12389 prepend', '12389:601x', 'GTT with x 12389 prepend'],
    ['12389:2xxx', 'set local-pref = $0$1$2', '12389:2150', 'set local-pref = 150'],
    ['12389:2xxx', 'set local-pref = $0$1$2', '12389:2xxx', 'set local-pref = xxx'],
    ['6500x:1', 'prepend $0 in Europe', '65002:1', 'prepend 2 in Europe'],
    ['52025:20x:18', 'Prepend $0x to LINX', '52025:203:18', 'Prepend 3x to LINX'],
    ['394177:5x:nnn', 'Prepend $0 times to AS$1', '394177:52:64512', 'Prepend 2 times to AS64512'],
    ['394177:5x:nnn', 'Prepend $0 times to AS$1', '394177:5x:nnn', 'Prepend x times to ASnnn'],
    ['203038:752115nnn:nnn', 'Peering, AS$1', '203038:752115101:1299', 'Peering, AS1299'],
    ['3320:112nnn:0', 'country $0', '3320:112276:0', 'country 276'],
    ['31477:503:nnn', 'IX $0. peeringdb.com/ix/$0', '31477:503:26', 'IX 26. peeringdb.com/ix/26'],
    [
      '20473:0:3xxxxxx1xx',
      'region: $0$1$2 country: $3$4$5 location: $6$7',
      '20473:0:3019276123',
      'region: 019 country: 276 location: 23',
    ],
    ['rt 3356:nnn', 'AS$0', 'rt 3356:7', 'AS7'],
    ['<ASN>:5x:1', 'prepend $0', '64512:53:1', 'prepend 3'],
    ['65001-65004:nnn', 'to AS$0', '65003:1299', 'to AS1299'],
    ['1:x', '$0 of $1, this $ASN, $', '1:5', '5 of $1, this $ASN, $'],
    ['3356:100', 'costs $0', '3356:100', 'costs $0'],
    ['1:xx', '$0$1', '2:12', 'xx'],
  ])('%s %j of %s: %j', (pattern, description, community, text) => {
    expect(described(pattern, description, community)).toBe(text);
  });

  it('puts the value of each wildcard in the place of its number', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 3 }), (parts) => {
        const [pattern, community] = [
          parts.map((one) => one.pattern).join(':'),
          parts.map(({ text }) => text).join(':'),
        ];
        const values = parts.flatMap((one) => one.values);
        const description = values.map((_, at) => `$${at}`).join(' ');
        expect(described(pattern, description, community)).toBe(values.join(' '));
        expect(described(pattern, description, pattern)).toBe(parts.flatMap(({ letters }) => letters).join(' '));
      }),
    );
  });
});
