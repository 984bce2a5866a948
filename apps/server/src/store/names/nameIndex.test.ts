import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameIndex, type NamedNetwork } from './nameIndex.ts';
import '../../../../../tools/run/propertySeed.ts';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '-'), maxLength: 8 });
const network = (asn: number, asName: string, orgName = '', weight = 0): NamedNetwork => ({
  asn,
  asName,
  orgName,
  weight,
});

describe('the index of names', () => {
  it('finds a part of a name in either case, each network once', () => {
    const { containing } = createNameIndex([
      network(2, ''),
      network(3, 'Hotel'),
      network(4_200_000_001, 'TELEKOM', 'Deutsche Telekom'),
    ]);
    expect(containing('te')).toEqual([3, 4_200_000_001]);
    expect(containing('EL')).toEqual([3, 4_200_000_001]);
    expect(containing('mh')).toEqual([]);
    expect(containing('m\0')).toEqual([]);
    expect(createNameIndex([]).containing('a')).toEqual([]);
  });

  it('ranks the whole name, beginnings of names, the whole holder, beginnings of holders, then other words', () => {
    const { beginning } = createNameIndex([
      network(1, 'X', 'The DE Group'),
      network(2, 'X', 'Deutsche'),
      network(3, 'X', 'DE'),
      network(4, 'DENIC', 'X'),
      network(5, 'de', 'X'),
      network(6, 'DE-CIX', 'X'),
      network(7, 'MODE', 'Node'),
    ]);
    expect(beginning('De', 10)).toEqual([5, 6, 4, 3, 2, 1]);
    expect(beginning('de', 2)).toEqual([5, 6]);
    expect(beginning('\0', 10)).toEqual([]);
    expect(createNameIndex([]).beginning('de', 10)).toEqual([]);
  });

  it('means the larger of networks named alike, then the shorter name, then the lower number', () => {
    const { beginning } = createNameIndex([
      network(1, 'NET-LONG'),
      network(2, 'NET-B'),
      network(3, 'NET-A'),
      network(4, 'NET-LARGE', '', 200),
    ]);
    expect(beginning('ne', 10)).toEqual([4, 2, 3, 1]);
  });

  it('finds what looking at one after the other finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, name), { maxLength: 200, size: 'max' }),
        fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 5 }),
        (names, part) => {
          const networks = names.map(([asName, orgName], asn) => network(asn, asName, orgName));
          const index = createNameIndex(networks);
          const those = (fits: (label: string) => boolean) =>
            networks.filter(({ asName, orgName }) => fits(`${asName} ${orgName}`.toLowerCase())).map(({ asn }) => asn);
          expect(index.containing(part)).toEqual(those((label) => label.includes(part)));
          const begins = those((label) => label.startsWith(part) || label.includes(` ${part}`));
          expect(index.beginning(part, 1_000).toSorted((a, b) => a - b)).toEqual(begins);
        },
      ),
    );
  });
});
