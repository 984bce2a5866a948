import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './address.ts';

describe('the address of a search', () => {
  it.each([
    ['query=%20level%203%20', { query: 'level 3', sort: undefined }],
    ['q=other&sort-by=propagation', { query: '', sort: undefined }],
    [
      'query=10.0.0.0/8&sort-by=prefix.propagation&order=desc',
      { query: '10.0.0.0/8', sort: { column: 'prefix.propagation', order: 'desc' } },
    ],
  ])('%s', (search, address) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(address);
  });

  it('survives a round trip, and keeps what is not its own', () => {
    const address = fc.record({
      query: fc.string().map((text) => text.trim()),
      sort: fc.option(
        fc.record({ column: fc.constant('origin.asn'), order: fc.constantFrom('asc' as const, 'desc' as const) }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(address, (given) => {
        const search = writeSearch(given, new URLSearchParams('roa-history=10.0.0.0/8'));
        expect(readSearch(search)).toEqual(given);
        expect(search.get('roa-history')).toBe('10.0.0.0/8');
      }),
    );
  });
});
