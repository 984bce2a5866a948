import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText } from '../../address/filterText.fixtures.ts';
import { readSearch, withRegistry, writeSearch } from './address.ts';

const first = { tab: 'asn-members', recursively: false, source: null, page: 1, pageSize: 20, q: '', sort: undefined };

describe('the address of an AS-SET', () => {
  it.each([
    ['', first],
    ['tab=nowhere&recursively=yes&page=0&page-size=100&q=a&sort-by=size&order=up', first],
    ['tab=raw&sort-by=asn', { ...first, tab: 'raw' }],
    ['tab=reverse&sort-by=asn', { ...first, tab: 'reverse' }],
    ['sort-by=prefixes&order=desc', { ...first, sort: { column: 'prefixes', order: 'desc' } }],
    [
      'tab=loops&recursively=true&source=RADB&page=2&page-size=50&q=as',
      { tab: 'loops', recursively: true, source: 'RADB', page: 2, pageSize: 50, q: 'as', sort: undefined },
    ],
  ])('%s', (search, expected) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(expected);
  });

  it('survives a round trip', () => {
    const view = fc.record({
      tab: fc.constantFrom('asn-members' as const, 'as-set-members' as const, 'reverse' as const, 'loops' as const),
      recursively: fc.boolean(),
      source: fc.option(fc.constantFrom('RIPE', 'RADB')),
      page: fc.integer({ min: 1, max: 1000 }),
      pageSize: fc.constantFrom(10, 20, 50),
      q: filterText,
      sort: fc.option(
        fc.record({ column: fc.constant('source'), order: fc.constantFrom('asc' as const, 'desc' as const) }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(view, (given) => {
        expect(readSearch(writeSearch(given))).toEqual(given);
      }),
    );
  });
});

it.each([
  ['AS-NORTHWIND', '', null],
  ['AS64512:AS-CUSTOMERS', '', null],
  ['RIPE::AS-NORTHWIND', '', '/as-set/AS-NORTHWIND?source=RIPE'],
  ['radb::AS64512:AS-ALL', 'tab=raw', '/as-set/AS64512%3AAS-ALL?tab=raw&source=RADB'],
  ['RIPE::AS-NORTHWIND', 'source=RADB', '/as-set/AS-NORTHWIND?source=RADB'],
])('a path that names %s with %j leads to %s', (name, search, address) => {
  expect(withRegistry(name, new URLSearchParams(search))).toBe(address);
});
