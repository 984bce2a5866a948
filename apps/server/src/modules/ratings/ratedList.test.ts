import { expect, it } from 'vitest';
import { createRatedList, type RatedKey } from './ratedList.ts';

/** Five networks in the order of their positions; 40 and 20 share one, and 50 was not rated before. */
const list = createRatedList({
  asns: Float64Array.of(10, 40, 20, 50, 30),
  values: Float64Array.of(900, 500, 500, 7, 1),
  positions: Int32Array.of(1, 2, 2, 4, 5),
  before: Int32Array.of(3, 2, 1, 0, 4),
});

const ask = (sortBy: RatedKey, order: 'asc' | 'desc', isWanted: ((row: number) => boolean) | null = null) =>
  list.page({ sortBy, order, isWanted, limit: 10, offset: 0 });

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
    distances.page({ sortBy: 'value', order, isWanted: null, limit: 9, offset: 0 }).rows.map(({ asn }) => asn);
  expect(sorted('asc')).toEqual([7, 9, 8]);
  expect(sorted('desc')).toEqual([9, 8, 7]);
});

it('gives one page, and counts all', () => {
  const { rows, total } = list.page({ sortBy: 'position', order: 'asc', isWanted: null, limit: 2, offset: 3 });
  expect(total).toBe(5);
  expect(rows).toEqual([
    { asn: 50, position: 4, value: 7, before: null },
    { asn: 30, position: 5, value: 1, before: 4 },
  ]);
});

it('leaves out what is not wanted, in any order, and keeps the positions', () => {
  const { rows, total } = ask('asn', 'desc', (row) => (list.asns[row] ?? 0) > 20);
  expect(total).toBe(3);
  expect(rows.map(({ asn, position }) => [asn, position])).toEqual([
    [50, 4],
    [40, 2],
    [30, 5],
  ]);
});
