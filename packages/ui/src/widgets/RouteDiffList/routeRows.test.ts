import { describe, expect, it } from 'vitest';
import { routeRows } from './routeRows.ts';

const networks = new Map([[3, { name: 'Three', countryCode: 'DE', countryName: 'Germany' }]]);
const rows = (...routes: string[]) => routeRows(routes, (asn) => networks.get(asn));

describe('routeRows', () => {
  it('names networks and counts prepends', () => {
    expect(rows('3 2 2 1')[0]?.hops).toEqual([
      { asn: 3, count: 1, name: 'Three', countryCode: 'DE', countryName: 'Germany' },
      { asn: 2, count: 2, name: null, countryCode: null, countryName: null },
      { asn: 1, count: 1, name: null, countryCode: null, countryName: null },
    ]);
  });
  it.each([
    [
      ['3 2 1', '10 1', '9 1'],
      ['9 1', '10 1', '3 2 1'],
    ],
    [
      ['3 2 2 1', '3 2 1'],
      ['3 2 1', '3 2 2 1'],
    ],
    [['', 'x y', '3 1'], ['3 1']],
    [['3 {4,5}'], ['3 {4,5}']],
    [[], []],
  ])('orders %j as %j', (routes, paths) => {
    expect(rows(...routes).map((row) => row.path)).toEqual(paths);
  });
});
