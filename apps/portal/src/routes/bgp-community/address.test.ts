import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText } from '../../address/filterText.fixtures.ts';
import { readCommunity, readSearch, writeSearch } from './address.ts';

const first = { ipVersion: 'all', page: 1, pageSize: 50, filter: '', sort: { column: 'prefix', order: 'asc' } };

describe('the address of a community', () => {
  it.each([
    ['', first],
    ['prefix-ip=5&p=0&page-size=7&q=1&sort-by=graph&order=up', first],
    ['prefix-ip=6&p=3&page-size=10&q=10.', { ...first, ipVersion: '6', page: 3, pageSize: 10, filter: '10.' }],
    ['sort-by=origin&order=desc', { ...first, sort: { column: 'origin', order: 'desc' } }],
  ])('%s', (search, expected) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(expected);
  });

  it('names the community', () => {
    expect(readCommunity(new URLSearchParams('community=64512:100'))).toBe('64512:100');
    expect(readCommunity(new URLSearchParams())).toBe('');
  });

  it('survives a round trip beside the community', () => {
    const view = fc.record({
      ipVersion: fc.constantFrom('all' as const, '4' as const, '6' as const),
      page: fc.integer({ min: 1, max: 10_000 }),
      pageSize: fc.constantFrom(10, 20, 50, 100),
      filter: filterText,
      sort: fc.record({
        column: fc.constantFrom('prefix' as const, 'origin' as const),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    });
    fc.assert(
      fc.property(view, (given) => {
        const search = writeSearch(given, new URLSearchParams('community=64512:100'));
        expect(readSearch(search)).toEqual(given);
        expect(readCommunity(search)).toBe('64512:100');
      }),
    );
  });
});
