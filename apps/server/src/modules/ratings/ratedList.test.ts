import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRatedList, type RatedKey } from './ratedList.ts';

/** Five networks in the order of their positions; 40 and 20 share one, and 50 was not rated before. */
const list = createRatedList({
  asns: Float64Array.of(10, 40, 20, 50, 30),
  values: Float64Array.of(900, 500, 500, 7, 1),
  positions: Int32Array.of(1, 2, 2, 4, 5),
  before: Int32Array.of(3, 2, 1, 0, 4),
});

const ask = (sortBy: RatedKey, order: 'asc' | 'desc', wanted: Uint32Array | null = null) =>
  list.page({ sortBy, order, rows: wanted, limit: 10, offset: 0 });

it.each<[RatedKey, 'asc' | 'desc', number[]]>([
  ['position', 'asc', [10, 40, 20, 50, 30]],
  ['position', 'desc', [30, 50, 20, 40, 10]],
  ['asn', 'asc', [10, 20, 30, 40, 50]],
  ['asn', 'desc', [50, 40, 30, 20, 10]],
  ['value', 'asc', [30, 50, 40, 20, 10]],
  ['value', 'desc', [10, 40, 20, 50, 30]],
  ['change', 'asc', [20, 30, 40, 10, 50]],
  ['change', 'desc', [10, 40, 20, 30, 50]],
])('sorts by %s, %s', (sortBy, order, asns) => {
  expect(ask(sortBy, order).rows.map(({ asn }) => asn)).toEqual(asns);
});

it('sorts values the other way round where the smallest is the best', () => {
  const distances = createRatedList({
    asns: Float64Array.of(7, 9, 8),
    values: Float64Array.of(0, 1, 1),
    positions: Int32Array.of(1, 2, 2),
    before: Int32Array.of(0, 0, 0),
  });
  const sorted = (order: 'asc' | 'desc') =>
    distances.page({ sortBy: 'value', order, rows: null, limit: 9, offset: 0 }).rows.map(({ asn }) => asn);
  expect(sorted('asc')).toEqual([7, 9, 8]);
  expect(sorted('desc')).toEqual([9, 8, 7]);
});

it('gives one page, and counts all', () => {
  const { rows, total } = list.page({ sortBy: 'position', order: 'asc', rows: null, limit: 2, offset: 3 });
  expect(total).toBe(5);
  expect(rows).toEqual([
    { asn: 50, position: 4, value: 7, before: null },
    { asn: 30, position: 5, value: 1, before: 4 },
  ]);
});

it('leaves out what is not wanted, in any order, and keeps the positions', () => {
  const { rows, total } = ask('asn', 'desc', list.between(21, 50));
  expect(total).toBe(3);
  expect(rows.map(({ asn, position }) => [asn, position])).toEqual([
    [50, 4],
    [40, 2],
    [30, 5],
  ]);
});

it('lists any rows in the order in which a plain sort has them', () => {
  const keys: readonly RatedKey[] = ['position', 'change', 'asn', 'value'];
  const network = fc.record({ value: fc.integer({ min: 0, max: 5 }), before: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(fc.array(network, { maxLength: 30 }), fc.boolean(), fc.func(fc.boolean()), (networks, rises, isIn) => {
      const rated = networks
        .toSorted((a, b) => (rises ? a.value - b.value : b.value - a.value))
        .map((one, row, all) => ({
          ...one,
          row,
          asn: 1 + ((row * 7) % 31),
          position: 1 + all.findIndex(({ value }) => value === one.value),
        }));
      const made = createRatedList({
        asns: Float64Array.from(rated, ({ asn }) => asn),
        values: Float64Array.from(rated, ({ value }) => value),
        positions: Int32Array.from(rated, ({ position }) => position),
        before: Int32Array.from(rated, ({ before }) => before),
      });
      for (const key of keys)
        for (const order of ['asc', 'desc'] as const) {
          const sign = order === 'asc' ? 1 : -1;
          const keyOf = (one: (typeof rated)[number]): number => {
            if (key === 'change') return one.before === 0 ? Infinity : sign * (one.before - one.position);
            return sign * (key === 'position' ? one.row : one[key]);
          };
          const wanted = rated.filter(({ row }) => isIn(row));
          const plain = wanted.toSorted((a, b) => keyOf(a) - keyOf(b) || a.row - b.row || 0);
          const rows = Uint32Array.from(wanted, ({ row }) => row).reverse();
          const page = made.page({ sortBy: key, order, rows, limit: 100, offset: 0 });
          expect(page.rows.map(({ asn }) => asn)).toEqual(plain.map(({ asn }) => asn));
        }
    }),
  );
});
