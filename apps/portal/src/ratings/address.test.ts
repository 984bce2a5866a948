import { describe, expect, it } from 'vitest';
import { readRating, writeRating } from './address.ts';

const ratingSortKeys = ['position', 'change', 'asn', 'value'] as const;
const read = (search: string) => readRating(new URLSearchParams(search), ratingSortKeys);

describe('the address of a rating', () => {
  it.each([
    '',
    'ip=6&q=64512',
    'filter-country=DE&page=3&pageSize=20',
    'rating-country=NL&sortBy=value&order=desc',
    'sortBy=asn&player=yes',
  ])('is written as it was read: %s', (search) => {
    const before = new URLSearchParams(search);
    expect(writeRating(readRating(before, ratingSortKeys), before).toString()).toBe(
      new URLSearchParams(search).toString(),
    );
  });

  it('is IPv4 by position, page 1 of 50, where it says nothing', () => {
    expect(read('')).toEqual({
      ip: '4',
      view: { filter: '', page: 1, pageSize: 50, sort: { column: 'position', order: 'asc' } },
      filterCountry: '',
      ratingCountry: '',
    });
  });

  it('is read in the spelling of the other lists, and written in its own', () => {
    const other = new URLSearchParams('page-size=20&sort-by=asn');
    const address = readRating(other, ratingSortKeys);
    expect(address.view).toMatchObject({ pageSize: 20, sort: { column: 'asn' } });
    expect(writeRating(address, other).toString()).toBe('pageSize=20&sortBy=asn');
  });

  it.each(['sortBy=beauty', 'order=up', 'page=0', 'page=x', 'pageSize=7', 'ip=5'])(
    'shows its defaults where it makes no sense: %s',
    (search) => {
      expect(read(search)).toEqual(read(''));
    },
  );
});
