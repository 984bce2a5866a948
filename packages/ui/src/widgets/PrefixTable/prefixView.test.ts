import { describe, expect, it } from 'vitest';
import { changedView, filterInForce, type PrefixView } from './prefixView.ts';

const view: PrefixView = {
  ipVersion: 'all',
  filter: '',
  page: 7,
  pageSize: 50,
  sort: { column: 'prefix', order: 'asc' },
};

describe('changedView', () => {
  it.each<[Partial<PrefixView>, number]>([
    [{ page: 8 }, 8],
    [{ ipVersion: '4' }, 1],
    [{ filter: '10.' }, 1],
    [{ pageSize: 10 }, 1],
    [{ sort: { column: 'roa', order: 'desc' } }, 1],
  ])('%o leads to page %d', (change, page) => {
    expect(changedView(view, change)).toEqual({ ...view, ...change, page });
  });
});

describe('filterInForce', () => {
  it.each([
    ['', ''],
    ['1', ''],
    [' 1 ', ''],
    ['10', '10'],
    [' 10.0 ', '10.0'],
  ])('%j narrows by %j', (text, filter) => {
    expect(filterInForce(text)).toBe(filter);
  });
});
