import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNameSearch } from './nameSearch.ts';
import '../../../../../tools/run/propertySeed.ts';

const label = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '-'), maxLength: 8 });

describe('the search of names', () => {
  it('finds a part of a name in either case, each network once', () => {
    const { containing } = createNameSearch([
      { asn: 4_200_000_001, label: 'TELEKOM Deutsche Telekom' },
      { asn: 2, label: '' },
      { asn: 3, label: 'Hotel' },
    ]);
    expect(containing('te')).toEqual([4_200_000_001, 3]);
    expect(containing('EL')).toEqual([4_200_000_001, 3]);
    expect(containing('mh')).toEqual([]);
    expect(containing('m\0')).toEqual([]);
    expect(createNameSearch([]).containing('a')).toEqual([]);
  });

  it('finds what looking at one after the other finds', () => {
    fc.assert(
      fc.property(
        fc.array(label),
        fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1 }),
        (labels, part) => {
          const networks = labels.map((one, asn) => ({ asn, label: one }));
          const expected = networks.filter((one) => one.label.toLowerCase().includes(part)).map(({ asn }) => asn);
          expect(createNameSearch(networks).containing(part)).toEqual(expected);
        },
      ),
    );
  });
});
