import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './address.ts';

const read = (search: string, token?: string) => readSearch(new URLSearchParams(search), token);

describe('the address of a graph', () => {
  it.each([
    ['', undefined, { prefix: null, targets: [], extended: false }],
    [
      'prefix=8.8.8.0/24&targets=174,1299&extended=true',
      undefined,
      { prefix: '8.8.8.0/24', targets: [174, 1299], extended: true },
    ],
    ['targets=174&targets=1299', undefined, { prefix: null, targets: [174, 1299], extended: false }],
    ['', '8.8.8.0/24_174,1299', { prefix: '8.8.8.0/24', targets: [174, 1299], extended: false }],
    ['prefix=9.9.9.0/24', '8.8.8.0/24_174', { prefix: '9.9.9.0/24', targets: [174], extended: false }],
    ['targets=174,x,-1,174,4294967296,1.5', undefined, { prefix: null, targets: [174], extended: false }],
    ['extended=yes', undefined, { prefix: null, targets: [], extended: false }],
  ])('%s with token %s', (search, token, expected) => {
    expect(read(search, token)).toEqual(expected);
  });
  it('survives a round trip and keeps what is not its own', () => {
    const state = fc.record({
      prefix: fc.option(fc.constantFrom('8.8.8.0/24', '2001:db8::/32', 'nonsense')),
      targets: fc.uniqueArray(fc.nat(4_294_967_295)),
      extended: fc.boolean(),
    });
    fc.assert(
      fc.property(state, (given) => {
        const search = writeSearch(given, new URLSearchParams('player=true&prefix=old'));
        expect(readSearch(search)).toEqual(given);
        expect(search.get('player')).toBe('true');
      }),
    );
  });
  it('reads any garbage', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (search, token) => void read(search, token)));
  });
});
