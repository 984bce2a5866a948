import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coneTiles } from './coneTiles.ts';

const customers = (...prefixes: readonly number[]) =>
  prefixes.map((count, at) => ({ asn: 64_512 + at, asName: null, prefixes: count }));

describe('the tiles of a cone', () => {
  it('stand by size, without customers that have no prefix', () => {
    expect(coneTiles(customers(1, 0, 3)).map(({ customer, width, height }) => [customer?.asn, width, height])).toEqual([
      [64_514, 0.75, 1],
      [64_512, 0.25, 1],
    ]);
    expect(coneTiles(customers(0))).toEqual([]);
  });

  it('put those beyond the fortieth into one', () => {
    const tiles = coneTiles(customers(...Array.from({ length: 50 }, () => 2)));
    expect(tiles).toHaveLength(41);
    expect(tiles.find(({ customer }) => !customer)).toMatchObject({ count: 10, prefixes: 20 });
  });

  it('have areas as their prefixes, and cover the map', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 60 }), (prefixes) => {
        const total = prefixes.reduce((sum, count) => sum + count, 0);
        const tiles = coneTiles(customers(...prefixes));
        for (const { prefixes: count, width, height, left, top } of tiles) {
          expect(width * height).toBeCloseTo(count / total, 6);
          expect(left >= 0 && top >= 0 && left + width < 1.000_001 && top + height < 1.000_001).toBe(true);
        }
        expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(prefixes.length);
      }),
    );
  });
});
