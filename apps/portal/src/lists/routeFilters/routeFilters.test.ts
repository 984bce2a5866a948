import { describe, expect, it } from 'vitest';
import { readRouteFilters, routeFilterQuery, routeFiltersInForce, routeFilterValues } from './routeFilters.ts';

const read = (search: string) => readRouteFilters(new URLSearchParams(search));
const clear = { roa: '', routeObject: '', prefixLength: null, propagation: null, relativePropagation: null } as const;

describe('the filters of routes in an address', () => {
  it.each([
    ['', 0, clear],
    ['roa=maybe&prefix-length-min=24', 0, clear],
    ['prefix-length-min=24&prefix-length-max=8', 0, clear],
    ['prefix-length-min=24&prefix-length-max=129', 0, clear],
    ['relative-propagation-min=0&relative-propagation-max=101', 0, clear],
    ['propagation-min=0&propagation-max=129', 1, { ...clear, propagation: [0, 129] }],
    ['roa=invalid&prefix-length-min=8&prefix-length-max=24', 2, { ...clear, roa: 'invalid', prefixLength: [8, 24] }],
    [
      'propagation-min=1&propagation-max=5&relative-propagation-min=0&relative-propagation-max=50',
      1,
      { ...clear, relativePropagation: [0, 50] },
    ],
  ])('%s: %i in force', (search, inForce, filters) => {
    expect(read(search)).toEqual(filters);
    expect(routeFiltersInForce(read(search))).toBe(inForce);
  });

  it('survive a round trip and ask what they say', () => {
    const filters = { ...clear, routeObject: 'unknown', propagation: [2, 9] } as const;
    const search = new URLSearchParams(routeFilterValues(filters));
    expect(readRouteFilters(search)).toEqual(filters);
    expect(routeFilterQuery(filters)).toEqual({
      roa: [],
      route_object: ['unknown'],
      'propagation-min': 2,
      'propagation-max': 9,
    });
  });
});
