import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './address.ts';

describe('the address of a search', () => {
  it('reads the query, trimmed', () => {
    expect(readSearch(new URLSearchParams('query=%20level%203%20'))).toEqual({ query: 'level 3' });
    expect(readSearch(new URLSearchParams('q=other'))).toEqual({ query: '' });
  });
  it('survives a round trip', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.trim()),
        (query) => {
          expect(readSearch(writeSearch({ query }))).toEqual({ query });
        },
      ),
    );
  });
});
