import { describe, expect, it } from 'vitest';
import { filtersInForce, readPrefixes, writePrefixes } from './prefixAddress.ts';
import { prefixQuery } from './prefixQuery.ts';

const read = (search: string) => readPrefixes(new URLSearchParams(search));

describe('the address of a list of prefixes', () => {
  it('begins with all of them in their order, and is empty then', () => {
    const state = read('');
    expect(state.view.sort).toEqual({ column: 'prefix', order: 'asc' });
    expect(filtersInForce(state)).toBe(0);
    expect(writePrefixes(state).toString()).toBe('');
  });

  it.each(['prefixes-active=true', 'roa=invalid', 'prefix-length-min=8&prefix-length-max=24'])(
    'says that it is narrowed, and survives a round trip: %s',
    (search) => {
      expect(filtersInForce(read(search))).toBe(1);
      expect(writePrefixes(read(search)).toString()).toBe(search);
    },
  );

  it('asks for what was seen in the days given', () => {
    const days = { from: '2026-08-15', until: '2026-11-15' };
    expect(prefixQuery(read('prefixes-active=true&q=10.&page=2'), days)).toEqual({
      ...days,
      ip: 'all',
      q: '10.',
      roa: [],
      route_object: [],
      'active-only': true,
      page: 2,
      'page-size': 50,
      'sort-by': 'prefix',
      order: 'asc',
    });
  });
});
