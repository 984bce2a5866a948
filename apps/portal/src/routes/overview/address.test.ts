import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, withChange, writeSearch } from './address.ts';

const defaults = { ip: 'all', q: '', page: 1, pageSize: 50 } as const;

describe('the address of an overview', () => {
  it.each([
    ['', defaults],
    ['ip=6&q=10.&page=3&page-size=20', { ip: '6', q: '10.', page: 3, pageSize: 20 }],
    ['ip=5&page=0&page-size=7', defaults],
    ['page=x&page-size=1e9', defaults],
  ])('%s', (search, expected) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(expected);
  });
  it('survives a round trip', () => {
    const state = fc.record({
      ip: fc.constantFrom('all' as const, '4' as const, '6' as const),
      q: fc.string(),
      page: fc.integer({ min: 1, max: 10_000 }),
      pageSize: fc.constantFrom(10, 20, 50, 100),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readSearch(writeSearch(given))).toEqual(given);
      }),
    );
  });
  it('goes back to the first page on any change but of the page', () => {
    const third = { ...defaults, page: 3 };
    expect(withChange(third, { ip: '6' }).page).toBe(1);
    expect(withChange(third, { page: 4 }).page).toBe(4);
  });
});
