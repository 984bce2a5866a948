import { describe, expect, it } from 'vitest';
import { lockedPartOf, ratingQuery, stabilityQuery } from './ratingQuery.ts';

const asked = (search: string) => ratingQuery(new URLSearchParams(search));

describe('what the API is asked', () => {
  it('is everything, spelled as the API does', () => {
    expect(
      asked('ip=6&q= alder &filter-country=DE&rating-country=NL&page=2&pageSize=20&sortBy=value&order=desc'),
    ).toEqual({
      ip: '6',
      q: 'alder',
      page: '2',
      'page-size': '20',
      'sort-by': 'value',
      order: 'desc',
      'filter-country': 'DE',
      'rating-country': 'NL',
    });
  });

  it('is nonsense where the address is: the API refuses it', () => {
    expect(asked('sortBy=beauty&page=x')).toMatchObject({ 'sort-by': 'beauty', page: 'x' });
  });

  it('has no pages and no country where countries are rated', () => {
    expect(stabilityQuery(new URLSearchParams('page=2&filter-country=DE&sortBy=country'))).toEqual({
      ip: '4',
      q: '',
      'sort-by': 'country',
      order: 'asc',
    });
  });
});

it.each([
  ['', null],
  ['ip=6&q=64512&sortBy=asn&pageSize=100', null],
  ['page=2', 'report'],
  ['pageSize=1000', 'report'],
  ['rating-country=NL', 'report'],
  ['filter-country=DE&page=2', 'country'],
])('%s is locked for its %s', (search, part) => {
  expect(lockedPartOf(new URLSearchParams(search))).toBe(part);
});
