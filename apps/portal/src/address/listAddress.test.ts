import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText } from './filterText.fixtures.ts';
import { readList, writeList, type ListAddress } from './listAddress.ts';

const list = {
  columns: ['prefix', 'propagation', 'roa'],
  sortBy: 'prefix',
  order: 'asc',
} as const satisfies ListAddress<string>;

const defaults = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 50,
  sort: { column: 'prefix', order: 'asc' },
} as const;

describe('the address of a list', () => {
  it.each([
    ['', defaults],
    [
      'ip=6&q=10.&page=3&page-size=20&sort-by=roa&order=desc',
      { ipVersion: '6', filter: '10.', page: 3, pageSize: 20, sort: { column: 'roa', order: 'desc' } },
    ],
    ['ip=5&page=0&page-size=7&sort-by=name&order=up', defaults],
    ['page=x&page-size=1e9', defaults],
    ['page=-1', defaults],
    ['page=99999999', defaults],
    ['q=1', defaults],
    ['q=%201', defaults],
    ['q=%2010.%20', { ...defaults, filter: '10.' }],
  ])('%s', (search, expected) => {
    expect(readList(new URLSearchParams(search), list)).toEqual(expected);
  });

  it('begins with what the list says, and leaves that out', () => {
    const other = { columns: ['speed'], sortBy: 'speed', order: 'desc', pageSize: 10 } as const;
    const view = readList(new URLSearchParams(), other);
    expect(view).toEqual({ ...defaults, pageSize: 10, sort: { column: 'speed', order: 'desc' } });
    expect(writeList(view, other).toString()).toBe('');
  });

  it('survives a round trip and keeps what is not its own', () => {
    const view = fc.record({
      ipVersion: fc.constantFrom('all' as const, '4' as const, '6' as const),
      filter: filterText,
      page: fc.integer({ min: 1, max: 10_000 }),
      pageSize: fc.constantFrom(10, 20, 50, 100),
      sort: fc.record({
        column: fc.constantFrom('prefix' as const, 'propagation' as const, 'roa' as const),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    });
    fc.assert(
      fc.property(view, (given) => {
        const search = writeList(given, list, new URLSearchParams('from=elsewhere'));
        expect(readList(search, list)).toEqual(given);
        expect(search.get('from')).toBe('elsewhere');
      }),
    );
  });
});
