import { describe, expect, it } from 'vitest';
import { pageOf, withChange, type FilteredView } from './pageView.ts';

const view: FilteredView = { filter: 'net', page: 7, pageSize: 20 };

describe('withChange', () => {
  it.each<[Partial<FilteredView>, number]>([
    [{ page: 8 }, 8],
    [{ filter: '' }, 1],
    [{ pageSize: 50 }, 1],
  ])('%o leads to page %d', (change, page) => {
    expect(withChange(view, change)).toEqual({ ...view, ...change, page });
  });
});

describe('pageOf', () => {
  const all = Array.from({ length: 25 }, (_, at) => at);
  it.each<[page: number, pageSize: number, rows: readonly number[]]>([
    [1, 10, all.slice(0, 10)],
    [3, 10, all.slice(20)],
    [9, 10, all.slice(20)],
    [0, 10, all.slice(0, 10)],
    [1, 50, all],
  ])('page %d of %d rows each', (page, pageSize, rows) => {
    expect(pageOf(all, { page, pageSize })).toEqual({ rows, total: 25 });
  });

  it('has one empty page of nothing', () => {
    expect(pageOf([], { page: 4, pageSize: 10 })).toEqual({ rows: [], total: 0 });
  });
});
